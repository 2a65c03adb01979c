import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { DatePicker, type DatePickerLabels } from '@piri/ui/date-picker';
import type { CheckoutValues } from '../form/checkout-values.ts';
import type { Weekday } from '../state/delivery-days.ts';
import { getBlockedDayReason } from '../state/get-blocked-day-reason.ts';

interface DeliveryDayPickerProps {
  kind: CheckoutValues['kind'];
  /** The weekday on which the showroom is closed. */
  closedOn: Weekday | undefined;
  /** The days to choose from. */
  days: readonly string[];
  now: Date;
  value: string;
  onValueChange: (day: string) => void;
}

/** A calendar of the days to choose from, in which the others say why not. Default export for `Lazy`. */
export default function DeliveryDayPicker({
  kind,
  closedOn,
  days,
  now,
  value,
  onValueChange,
}: DeliveryDayPickerProps) {
  return (
    <DatePicker
      name="day"
      value={value}
      onValueChange={onValueChange}
      min={days[0]}
      max={days.at(-1)}
      getDisabledReason={(day) => getBlockedDayReason(day, { kind, closedOn })}
      today={toDhakaDate(now)}
      labels={{ ...labels[kind], afterMax: (day) => `You can choose a day up to ${day}.` }}
    />
  );
}

const labels: Record<CheckoutValues['kind'], Partial<DatePickerLabels>> = {
  HOME: { beforeMin: (day) => `The earliest we can deliver is ${day}.` },
  COLLECT: { beforeMin: (day) => `You can collect it from ${day}.` },
};
