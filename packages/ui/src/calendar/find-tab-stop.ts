import { getWeeks } from './iso-date.ts';

interface TabStopParams {
  month: string;
  weekStartsOn: number;
  getReason: (day: string) => string | undefined;
  /** The days to prefer, even if they cannot be chosen. */
  wanted: readonly (string | undefined)[];
  today: string | undefined;
}

/** Returns the day in the tab order: one that the user has been on, or else one that can be chosen. */
export function findTabStop({ month, weekStartsOn, getReason, wanted, today }: TabStopParams): string {
  const days = getWeeks(month, weekStartsOn).flatMap((week) => week.flatMap((day) => day ?? []));
  const isSelectable = (day: string) => getReason(day) === undefined;
  return (
    wanted.find((day) => day && days.includes(day)) ??
    days.find((day) => day === today && isSelectable(day)) ??
    days.find(isSelectable) ??
    `${month}-01`
  );
}
