import { announced } from "./announce.ts";

/** The place where a screen reader hears what happens. */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {announced.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
