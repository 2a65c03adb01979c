import type { CalendarLabels } from '../calendar/calendar-labels.ts';
import type { Labels } from '../labels-provider/labels.ts';

/** The texts of a date picker and of its calendar. */
export interface DatePickerLabels extends CalendarLabels {
  /** The name of the button beside the text. @default 'Open the calendar' */
  open: string;
  /** The name of the dialog with the calendar. @default 'Choose a day' */
  dialog: string;
  /** The button that closes the calendar. @default 'Close' */
  close: string;
  /** The parts of the placeholder, which has the order of the locale. @default { day: 'dd', month: 'mm', year: 'yyyy' } */
  placeholder: Readonly<Record<'day' | 'month' | 'year', string>>;
  /** Shown for a text that is no date. @default (example) => `Enter a date like ${example}.` */
  notADate: (example: string) => string;
  /** Shown if the calendar cannot be loaded. @default 'The calendar couldn’t be loaded. You can type the date instead.' */
  loadError: string;
}

/** Without those of the calendar, which it has itself. */
export const englishDatePickerLabels: Labels['DatePicker'] = {
  open: 'Open the calendar',
  dialog: 'Choose a day',
  close: 'Close',
  placeholder: { day: 'dd', month: 'mm', year: 'yyyy' },
  notADate: (example) => `Enter a date like ${example}.`,
  loadError: 'The calendar couldn’t be loaded. You can type the date instead.',
};
