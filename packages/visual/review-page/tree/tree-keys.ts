import type { Row } from './rows.ts';

export interface TreeKeyAction {
  action: 'focus' | 'open' | 'close' | 'press';
  index: number;
}

/** Returns what a key does in a tree, by the ARIA tree pattern, or `null` if it does nothing. */
export function getTreeKeyAction(rows: readonly Row[], at: number, key: string): TreeKeyAction | null {
  const row = rows[at];
  if (!row) return null;
  const focus = (index: number): TreeKeyAction => ({
    action: 'focus',
    index: Math.max(0, Math.min(rows.length - 1, index)),
  });
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1);
    case 'ArrowUp':
      return focus(at - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (row.expanded === null) return null;
      return row.expanded ? focus(at + 1) : { action: 'open', index: at };
    case 'ArrowLeft':
      if (row.expanded) return { action: 'close', index: at };
      return row.parent === null ? null : focus(rows.findIndex(({ id }) => id === row.parent));
    case 'Enter':
    case ' ':
      return { action: 'press', index: at };
    default:
      return null;
  }
}
