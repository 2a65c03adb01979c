export type ShortcutCommand =
  | 'next-story'
  | 'previous-story'
  | 'next-mode'
  | 'previous-mode'
  | 'next-open'
  | 'next-place'
  | 'previous-place'
  | 'exclude'
  | 'side-by-side'
  | 'slider'
  | 'onion-skin'
  | 'difference'
  | 'blink'
  | 'sheet'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-fit'
  | 'boxes'
  | 'next-region'
  | 'magnifier'
  | 'approve'
  | 'reject'
  | 'flaky'
  | 'undo'
  | 'approve-group'
  | 'reject-group'
  | 'comment'
  | 'find'
  | 'export'
  | 'help';

export interface Binding {
  command: ShortcutCommand;
  /** Values of `event.key`. The first one is shown. */
  keys: readonly string[];
  label: string;
}

/** The shortcuts by group: the source for the key handler, the help and the hints on buttons. */
export const shortcutGroups: readonly { title: string; bindings: readonly Binding[] }[] = [
  {
    title: 'Going through',
    bindings: [
      { command: 'next-story', keys: ['J'], label: 'next story' },
      { command: 'previous-story', keys: ['K'], label: 'story before' },
      { command: 'next-mode', keys: ['M'], label: 'next mode of the story' },
      { command: 'previous-mode', keys: ['Shift M'], label: 'mode before' },
      { command: 'next-open', keys: ['U'], label: 'next picture without a decision' },
      { command: 'next-place', keys: ['.'], label: 'next place of the same change' },
      { command: 'previous-place', keys: [','], label: 'place before' },
      { command: 'find', keys: ['/'], label: 'find a story' },
    ],
  },
  {
    title: 'Looking',
    bindings: [
      { command: 'side-by-side', keys: ['1'], label: 'side by side' },
      { command: 'slider', keys: ['2'], label: 'slider' },
      { command: 'onion-skin', keys: ['3'], label: 'onion skin' },
      { command: 'difference', keys: ['4'], label: 'difference' },
      { command: 'blink', keys: ['5'], label: 'blink, slowly' },
      { command: 'sheet', keys: ['6'], label: 'sheet of all pictures with the same cause' },
      { command: 'zoom-in', keys: ['+', '='], label: 'larger' },
      { command: 'zoom-out', keys: ['−', '-'], label: 'smaller' },
      { command: 'zoom-fit', keys: ['0'], label: 'as wide as the window, or 1:1' },
      { command: 'boxes', keys: ['B'], label: 'boxes around what changed, on or off' },
      { command: 'next-region', keys: ['N'], label: 'next changed region' },
      { command: 'magnifier', keys: ['L'], label: 'magnifier, on or off; arrows move it' },
    ],
  },
  {
    title: 'Deciding',
    bindings: [
      { command: 'approve', keys: ['A'], label: 'approve' },
      { command: 'reject', keys: ['R'], label: 'reject' },
      { command: 'flaky', keys: ['F'], label: 'flaky: never looks the same twice' },
      { command: 'approve-group', keys: ['Shift A'], label: 'approve all with the same cause' },
      { command: 'reject-group', keys: ['Shift R'], label: 'reject all with the same cause' },
      { command: 'exclude', keys: ['X'], label: 'decide this place apart from the same change elsewhere' },
      { command: 'comment', keys: ['C'], label: 'write a comment; Ctrl Enter approves from there' },
      { command: 'undo', keys: ['Z'], label: 'undo' },
      { command: 'export', keys: ['E'], label: 'export' },
      { command: 'help', keys: ['?'], label: 'these keys' },
    ],
  },
];

const bindings = shortcutGroups.flatMap((group) => group.bindings);

const byKey = new Map(bindings.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the command of a key press, or `null` if the key has none or belongs to the browser or the system. */
export function findShortcutCommand({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPress): ShortcutCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = key.length === 1 ? key.toUpperCase() : key;
  // Ignore Shift for characters such as ? and +, which need it on some keyboards only.
  const isLetter = letter !== letter.toLowerCase();
  return byKey.get(shiftKey && isLetter ? `Shift ${letter}` : letter) ?? null;
}

/** Returns the key shown for a command, such as "Shift A". */
export function formatShortcut(command: ShortcutCommand): string {
  return bindings.find((one) => one.command === command)?.keys[0] ?? '';
}

/** Returns whether the key belongs to a text field or another control, so that it is not a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const typed = target.closest('textarea, select, [contenteditable="true"], input');
  return typed !== null && !/^(checkbox|radio|range|button|submit)$/.test(typed.getAttribute('type') ?? '');
}
