import type { KeyboardEvent } from 'react';
import { addDays, addMonths, getWeekStart } from './iso-date.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

interface From {
  day: string;
  weekStartsOn: number;
  /** Whether time runs from right to left, and the arrows with it. */
  rtl: boolean;
}

/** Returns the day to which a key moves the focus, or `undefined` for other keys. */
export function getDayByKey(pressed: Pressed, { day, weekStartsOn, rtl }: From): string | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return getWeekStart(day, weekStartsOn);
    case 'End':
      return addDays(getWeekStart(day, weekStartsOn), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
