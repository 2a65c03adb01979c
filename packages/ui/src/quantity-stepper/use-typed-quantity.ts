import { useLayoutEffect, useRef, useState } from 'react';
import { isFocused } from '../internal/is-focused.ts';
import { setInputValue } from '../internal/set-input-value.ts';
import { useCommitOnLeave } from '../internal/use-commit-on-leave.ts';
import { parseQuantity } from './parse-quantity.ts';

/**
 * Holds the text of a quantity field as typed until the field is left, Enter is pressed or something else is clicked.
 * Only then does it clamp the quantity, report it, and explain any correction.
 */
export function useTypedQuantity({ value, defaultValue, min, max, labels, onValueChange }: TypedQuantity) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  // The current text of the input, since a form may change it without React.
  const [text, setText] = useState(String(value ?? defaultValue ?? ''));
  const [correction, setCorrection] = useState<string>();
  const lastValid = useRef<number>(undefined);

  const commit = (wished: number, reason?: string) => {
    const quantity = Math.min(max, Math.max(min, wished));
    if (input.current && input.current.value !== String(quantity))
      setInputValue(input.current, String(quantity));
    setDraft(undefined);
    setCorrection(reason ?? (wished > max ? labels.aboveMax : wished < min ? labels.belowMin : undefined));
    if (quantity !== lastValid.current) onValueChange?.(quantity);
    lastValid.current = quantity;
  };
  const commitText = (typed: string) => {
    const wished = parseQuantity(typed);
    const before = lastValid.current ?? min;
    if (wished === undefined) commit(before, labels.notANumber(before));
    else commit(wished);
  };
  const commitDraft = () => {
    if (draft !== undefined) commitText(draft);
  };
  const commitOnLeave = useCommitOnLeave(input, draft !== undefined, commitDraft);

  // A layout effect, because the user may type before a passive effect has run.
  useLayoutEffect(() => {
    const current = input.current?.value ?? '';
    setText(current);
    if (draft === undefined) lastValid.current = parseQuantity(String(value ?? current)) ?? lastValid.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find text that was typed before hydration
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (value === undefined || typed === String(value)) return;
    if (isFocused(input.current)) setDraft(typed);
    else commitText(typed);
  }, []);

  const step = (by: number) =>
    commit((parseQuantity(input.current?.value ?? '') ?? lastValid.current ?? min - by) + by);
  const onType = (typed: string) => {
    setText(typed);
    setDraft(typed);
    setCorrection(undefined);
  };
  return {
    input,
    draft,
    quantity: parseQuantity(text),
    correction,
    onType,
    step,
    commit,
    commitDraft,
    commitOnLeave,
  };
}

interface TypedQuantity {
  value: unknown;
  defaultValue: unknown;
  min: number;
  max: number;
  labels: {
    aboveMax: string;
    belowMin: string;
    notANumber: (quantity: number) => string;
  };
  onValueChange: ((quantity: number) => void) | undefined;
}
