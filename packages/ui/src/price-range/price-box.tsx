import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { wholeNumber } from '../internal/whole-number.ts';
import { TextInput } from '../text-input/text-input.tsx';

/**
 * A price to read, and plain figures while one types. Bangla figures, blanks and ৳ are understood; left empty, it
 * goes back to the end of the line.
 */
export function PriceBox({ label, price, fallback, min, max, format, disabled, onPrice }: PriceBoxProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    const wished = wholeNumber(draft) ?? fallback;
    setDraft(undefined);
    if (wished !== price) onPrice(Math.min(max, Math.max(min, wished)));
  };
  const press = (event: KeyboardEvent) => {
    // Before the form around it is sent by this key, which has to find the new price in the slider.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(settle);
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={draft ?? format(price)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={press}
      className="tabular w-full"
    />
  );
}

interface PriceBoxProps {
  label: string;
  price: number;
  /** What an empty box means. */
  fallback: number;
  min: number;
  max: number;
  format: (price: number) => string;
  disabled: boolean | undefined;
  onPrice: (price: number) => void;
}
