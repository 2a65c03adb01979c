import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * How the panel comes and goes: down 8 px, with opacity. Not for what has `position-try-fallbacks`, which takes
 * `fade-in`.
 */
const reveal =
  '-translate-y-2 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-160 ease-settle ' +
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0';

const dropdownPanel = cva(
  [
    'absolute overflow-y-auto bg-surface text-ink joint-corner shadow-e3 group-data-fixed/bar:fixed forced-colors:border',
    'max-h-[calc(100dvh-var(--bar-end,7rem)-1rem)] max-w-[calc(100vw-2rem)]',
    reveal,
  ],
  {
    variants: {
      anchor: {
        bar: 'inset-auto end-[max(1rem,50vw-43rem)] top-(--bar-end,7rem) w-106 p-6 md:end-[max(2rem,50vw-43rem)]',
        // The opening button is the anchor by itself; browsers without anchors hang the panel under the bar.
        button: [
          'inset-auto end-4 top-(--bar-end,7rem) p-2 supports-[position-area:block-end]:end-auto',
          'supports-[position-area:block-end]:top-auto supports-[position-area:block-end]:[position-area:block-end_span-inline-start]',
        ],
      },
    },
  },
);

/**
 * A panel that any button with `popoverTarget={id}` opens. The browser opens it, closes it on Escape or a press
 * outside, and gives the focus back, so it works before and without JavaScript.
 *
 * A popover is laid out against the page, not against the bar around it: it follows the bar by `--bar-end`, scrolls
 * with the resting one and stays with the fixed one.
 */
export function DropdownPanel({ anchor = 'bar', className, ...props }: DropdownPanelProps) {
  return (
    <div
      popover="auto"
      data-slot="dropdown-panel"
      className={dropdownPanel({ anchor, className })}
      {...props}
    />
  );
}

export interface DropdownPanelProps extends ComponentProps<'div'> {
  /** What the opening button names in `popoverTarget`. */
  id: string;
  /**
   * `bar` hangs it flush under the bar at the edge of the page, `button` right under its button.
   * @default 'bar'
   */
  anchor?: 'bar' | 'button';
}
