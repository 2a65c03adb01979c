import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { CalendarProps } from '../calendar/calendar.tsx';
import type { DatePickerLabels } from './date-picker-labels.ts';
import type { LazyPanel } from './use-lazy-panel.ts';

const panelClass = cx(
  // In a narrow window, at its bottom within reach of the thumb, as wide as seven columns of 44 px.
  'fixed inset-x-0 top-auto bottom-2 m-0 mx-auto max-h-[calc(100dvh-1rem)] w-[min(20rem,100vw)] max-w-full overflow-y-auto',
  'rounded-card border border-subtle bg-surface px-1 py-3 text-default shadow-floating sm:max-h-[calc(100dvh-9rem)] sm:w-max sm:px-4',
  'sm:supports-[position-area:block-end]:inset-auto sm:supports-[position-area:block-end]:m-0 sm:supports-[position-area:block-end]:my-2',
  'sm:supports-[position-area:block-end]:[position-area:block-end_span-inline-start] sm:open:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]',
);

/** The native popover of a date picker. Its content exists while it is shown, and takes the focus. */
export function DatePickerPopover({
  shown,
  Panel,
  labels,
  calendar,
  onClose,
  onDayPress,
  ...props
}: DatePickerPopoverProps) {
  return (
    <div
      popover="auto"
      role="dialog"
      aria-label={labels.dialog}
      data-slot="date-picker-panel"
      {...props}
      className={panelClass}
    >
      {shown && typeof Panel === 'function' && (
        <Panel
          {...calendar}
          labels={labels}
          closeLabel={labels.close}
          onClose={onClose}
          onDayPress={onDayPress}
        />
      )}
      {Panel === 'failed' && <p className="px-3 text-small">{labels.loadError}</p>}
    </div>
  );
}

interface DatePickerPopoverProps extends ComponentProps<'div'> {
  shown: boolean;
  Panel: LazyPanel;
  labels: DatePickerLabels;
  calendar: CalendarProps;
  onClose: () => void;
  onDayPress: (day: string) => void;
}
