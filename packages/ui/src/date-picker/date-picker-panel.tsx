import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx';

interface DatePickerPanelProps extends CalendarProps {
  closeLabel: string;
  onClose: () => void;
  /** Called with a day that is pressed and not disabled, also if it is chosen already: it closes the calendar. */
  onDayPress: (day: string) => void;
}

/** The content of the popover of a date picker. A module of its own, so that it loads when it is needed. */
export function DatePickerPanel({ closeLabel, onClose, onDayPress, ...props }: DatePickerPanelProps) {
  const calendar = useRef<HTMLDivElement>(null);
  // With room neither below the field nor above it, a part of the popover would be outside of the window, where no
  // scrolling reaches it. At the top of the window, the field leaves enough.
  useLayoutEffect(() => {
    const popover = calendar.current?.closest('[popover]');
    if (!popover || popover.getBoundingClientRect().bottom <= window.innerHeight) return;
    popover.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  const pressDay = ({ target }: MouseEvent<HTMLElement>) => {
    const button = (target as Element).closest<HTMLElement>('[data-date]:not([aria-disabled])');
    if (button?.dataset['date']) onDayPress(button.dataset['date']);
  };
  return (
    <>
      <Calendar autoFocus ref={calendar} onClick={pressDay} {...props} />
      <div className="flex justify-end">
        <Button variant="ghost" size="small" onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </>
  );
}
