import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseInteger } from '../internal/parse-integer.ts';
import { useCommitOnLeave } from '../internal/use-commit-on-leave.ts';
import { TextInput } from '../text-input/text-input.tsx';

/**
 * A price to read, and plain figures while one types. Bangla figures, blanks and ৳ are understood; left empty, it
 * goes back to the end of the line. What is read from the text is handed on as it is: the range limits it, and says so.
 */
export function PriceInput({ label, price, fallback, format, disabled, onType, onPrice }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const wished = parseInteger(draft);
    if (wished !== undefined && wished !== price) onPrice(wished);
    else if (wished === undefined) onPrice(fallback, draft.trim() !== '');
  };
  const leave = useCommitOnLeave(input, draft !== undefined, settle);
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
  /** What an empty box means. */
  fallback: number;
  format: (price: number) => string;
  disabled: boolean | undefined;
  onType: () => void;
  /** `isUnread` when something was typed that is no price. */
  onPrice: (price: number, isUnread?: boolean) => void;
}
