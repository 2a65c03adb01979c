/** The value that stands for "no panel is open". */
export const noEntry = '';

interface MenuIntentOptions {
  /** The entry that is open from the start. */
  open?: string;
  /** How long the pointer rests on an entry before its panel opens. @default 160 */
  openAfter?: number;
  /** How long a panel outlives the pointer's leaving, so that a corner may be cut. @default 200 */
  closeAfter?: number;
  /** How long hovering is ignored after a link was followed. @default 1000 */
  pauseAfterClick?: number;
}

/**
 * Decides which panel of a menu is open. It knows time and entries, no elements: the menu tells it what the
 * visitor did, and it answers by calling `change` with the entry whose panel is now open.
 */
export function createHoverIntent(
  change: (entry: string) => void,
  { open = noEntry, openAfter = 160, closeAfter = 200, pauseAfterClick = 1000 }: MenuIntentOptions = {},
) {
  let current = open;
  let aimed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntil = 0;
  let dismissed = noEntry;

  function cancel() {
    clearTimeout(timer);
    aimed = undefined;
  }
  function set(entry: string) {
    cancel();
    if (entry === current) return;
    current = entry;
    change(entry);
  }
  function aim(entry: string, delay: number) {
    if (aimed === entry) return;
    cancel();
    aimed = entry;
    timer = setTimeout(set, delay, entry);
  }

  return {
    /** The mouse moves over an entry or its panel. Call it for every move: a pause may have ended since the last. */
    hover(entry: string) {
      if (performance.now() < pausedUntil || entry === dismissed) return;
      if (entry === current) cancel();
      else aim(entry, openAfter);
    },
    /** The mouse leaves an entry together with its panel. */
    leave() {
      dismissed = noEntry;
      if (current === noEntry) cancel();
      else aim(noEntry, closeAfter);
    },
    /** A key or a finger opens or closes a panel. Neither waits, and neither heeds the pause. */
    toggle(entry: string) {
      set(entry === current ? noEntry : entry);
    },
    show: set,
    close: () => set(noEntry),
    /** A click did what it was for: the panel closes, and a resting mouse does not open it again at once. */
    rest() {
      pausedUntil = performance.now() + pauseAfterClick;
      set(noEntry);
    },
    /** Escape: the panel stays away until the mouse has left the entry. */
    dismiss() {
      dismissed = current;
      set(noEntry);
    },
    /** Forgets what was about to happen. */
    cancel,
  };
}

export type HoverIntent = ReturnType<typeof createHoverIntent>;
