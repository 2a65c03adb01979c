/** The texts of a calendar. */
export interface CalendarLabels {
  /** The name of the button to the month before. @default 'Previous month' */
  previousMonth: string;
  /** @default 'Next month' */
  nextMonth: string;
  /** The name of the chosen day. @default (day) => `${day}, selected` */
  selected: (day: string) => string;
  /** Why a day before `min` cannot be chosen. @default (day) => `The first available day is ${day}.` */
  beforeMin: (min: string) => string;
  /** Why a day after `max` cannot be chosen. @default (day) => `The last available day is ${day}.` */
  afterMax: (max: string) => string;
}

export const englishCalendarLabels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  selected: (day) => `${day}, selected`,
  beforeMin: (day) => `The first available day is ${day}.`,
  afterMax: (day) => `The last available day is ${day}.`,
};
