/** The value that stands for "no panel is open". */
export const noEntry = '';

interface MenuIntentOptions {
  /** The entry that is open initially. */
  open?: string;
  /** How long the pointer rests on an entry before its panel opens, in ms. @default 160 */
  openAfter?: number;
  /**
   * How long a panel stays open after the pointer has left, so that the pointer may cut a corner, in ms.
   * @default 200
   */
  closeAfter?: number;
  /** How long hovering is ignored after a link was followed, in ms. @default 1000 */
  pauseAfterClick?: number;
}

/**
 * Decides which panel of a menu is open. It handles only time and entries, not elements: the menu reports what the user
 * did, and it calls `change` with the entry whose panel is now open.
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
    /** The mouse moved over an entry or its panel. Call it for every move, because a pause may have ended since. */
    hover(entry: string) {
      if (performance.now() < pausedUntil || entry === dismissed) return;
      if (entry === current) cancel();
      else aim(entry, openAfter);
    },
    /** The mouse left an entry and its panel. */
    leave() {
      dismissed = noEntry;
      if (current === noEntry) cancel();
      else aim(noEntry, closeAfter);
    },
    /** A key or a tap toggled a panel. This happens at once, even during the pause. */
    toggle(entry: string) {
      set(entry === current ? noEntry : entry);
    },
    show: set,
    close: () => set(noEntry),
    /** A link was clicked: closes the panel, and ignores hovering for `pauseAfterClick`. */
    rest() {
      pausedUntil = performance.now() + pauseAfterClick;
      set(noEntry);
    },
    /** Escape was pressed: the panel stays closed until the mouse has left the entry. */
    dismiss() {
      dismissed = current;
      set(noEntry);
    },
    /** Takes over which panel is open, for a menu that its parent controls. */
    sync(entry: string) {
      current = entry;
    },
    /** Cancels the pending change. */
    cancel,
  };
}

export type HoverIntent = ReturnType<typeof createHoverIntent>;
