/** Nearer, farther, the whole board: for those without wheel and keys. */
import type { Texts } from "./module.ts";
import type { CameraHand } from "./useCamera.ts";

interface ControlsProps {
  camera: CameraHand;
  texts: Pick<Texts, "t">;
  /** The class of the game's own, which says where they stand. */
  class: string;
}

/** How much nearer one press brings the board. */
const NEARER = 1.5;

export function Controls({ camera, texts, class: place }: ControlsProps) {
  return (
    <div class={`board-controls ${place}`}>
      <Control label={texts.t("board-nearer")} path="M12 5V19M5 12H19" onPress={() => camera.zoom(NEARER)} />
      <Control label={texts.t("board-farther")} path="M5 12H19" onPress={() => camera.zoom(1 / NEARER)} />
      <Control label={texts.t("board-whole")} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" onPress={() => camera.whole()} />
    </div>
  );
}

function Control({ label, path, onPress }: { label: string; path: string; onPress(): void }) {
  return (
    <button
      type="button"
      class="board-control"
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
