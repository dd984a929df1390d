/** Nearer, farther, the whole field: for those without wheel and keys. */
import type { Texts } from "../module.ts";

interface ControlsProps {
  texts: Texts;
  onIn(): void;
  onOut(): void;
  onWhole(): void;
}

export function Controls({ texts, onIn, onOut, onWhole }: ControlsProps) {
  return (
    <div class="arb-controls">
      <Control label={texts.t("board-nearer")} path="M12 5V19M5 12H19" onPress={onIn} />
      <Control label={texts.t("board-farther")} path="M5 12H19" onPress={onOut} />
      <Control label={texts.t("board-whole")} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" onPress={onWhole} />
    </div>
  );
}

function Control({ label, path, onPress }: { label: string; path: string; onPress(): void }) {
  return (
    <button
      type="button"
      class="arb-control"
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}
