import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * The transition of the panel: 8 px down, with opacity. Not for elements with `position-try-fallbacks`, which use
 * `fade-in`.
 */
const reveal =
  '-translate-y-2 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-base ease-enter ' +
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0';

const dropdownPanel = cva(
  [
    'absolute overflow-y-auto bg-surface text-default corner-mitre shadow-overlay group-data-fixed/bar:fixed forced-colors:border',
    'max-h-[calc(100dvh-var(--piri-header-height,7rem)-1rem)] max-w-[calc(100vw-2rem)]',
    reveal,
  ],
  {
    variants: {
      anchor: {
        bar: 'inset-auto end-[max(1rem,50vw-43rem)] top-(--piri-header-height,7rem) w-106 p-6 md:end-[max(2rem,50vw-43rem)]',
        // The button that opens the panel is its implicit anchor; browsers without anchor positioning place it below
        // the bar.
        button: [
          'inset-auto end-4 top-(--piri-header-height,7rem) p-2 supports-[position-area:block-end]:end-auto',
          'supports-[position-area:block-end]:top-auto supports-[position-area:block-end]:[position-area:block-end_span-inline-start]',
        ],
      },
    },
  },
);

/**
 * A panel that any button with `popoverTarget={id}` opens. The browser opens it, closes it on Escape or a press outside
 * and restores the focus, so it works without JavaScript.
 *
 * A popover is positioned relative to the page, not to the bar around it: it is placed with `--piri-header-height`, scrolls with a
 * static bar and stays with a fixed one.
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
  /** The id that the button names in `popoverTarget`. */
  id: string;
  /**
   * `bar` places it directly below the bar at the edge of the page, `button` directly below its button.
   * @default 'bar'
   */
  anchor?: 'bar' | 'button';
}
