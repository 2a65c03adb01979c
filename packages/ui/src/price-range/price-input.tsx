import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseLenientInteger } from '../internal/parse-lenient-integer.ts';
import { useCommitOnLeave } from '../internal/use-commit-on-leave.ts';
import { TextInput } from '../text-input/text-input.tsx';

/**
 * A field that shows a formatted price, and accepts plain digits while the user types. It understands Bangla digits,
 * spaces and ৳; left empty, it resets to the end of the range. It passes the typed price on as it is: the range clamps
 * it and explains why.
 */
export function PriceInput({ label, price, fallback, format, disabled, onType, onPrice }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typedPrice = parseLenientInteger(draft);
    if (typedPrice !== undefined && typedPrice !== price) onPrice(typedPrice);
    else if (typedPrice === undefined) onPrice(fallback, draft.trim() !== '');
  };
  const leave = useCommitOnLeave(input, draft !== undefined, settle);
  const press = (event: KeyboardEvent) => {
    // Enter also submits the form around the field, which has to read the new price from the slider.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(settle);
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
  };
  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={draft ?? format(price)}
      onChange={(event) => {
        setDraft(event.target.value);
        onType();
      }}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={press}
      className="tabular w-full"
    />
  );
}

interface PriceInputProps {
  label: string;
  price: number;
  /** The price that an empty field stands for. */
  fallback: number;
  format: (price: number) => string;
  disabled: boolean | undefined;
  onType: () => void;
  /** `isUnread` is true if the text was not a price. */
  onPrice: (price: number, isUnread?: boolean) => void;
}
