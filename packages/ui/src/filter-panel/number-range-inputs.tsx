import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseLenientInteger, toLatinDigits } from '../internal/parse-lenient-integer.ts';
import { useCommitOnLeave } from '../internal/use-commit-on-leave.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { TextInput } from '../text-input/text-input.tsx';
import type { NumberRangeFilterGroup } from './filter-groups.ts';

interface NumberRangeInputsProps {
  group: NumberRangeFilterGroup;
  labels: { from: string; to: string; notANumber: string };
  onCommit: () => void;
}

/** Two inputs for whole numbers. What was typed is committed on blur or Enter; a message says if it was corrected. */
export function NumberRangeInputs({ group, labels, onCommit }: NumberRangeInputsProps) {
  const [fromLabel, toLabel] = group.labels ?? [labels.from, labels.to];
  const [isCorrected, setCorrected] = useState(false);
  const shared = { onCommit, onCorrect: setCorrected };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Measure label={fromLabel} field={group.fields[0]} given={group.from} {...shared} />
      <Measure label={toLabel} field={group.fields[1]} given={group.to} {...shared} />
      <p
        role="status"
        className={isCorrected ? 'col-span-2 font-semibold text-small text-accent' : 'sr-only'}
      >
        {isCorrected && (group.correction ?? labels.notANumber)}
      </p>
    </div>
  );
}

interface MeasureProps extends Omit<NumberRangeInputsProps, 'group' | 'labels'> {
  label: string;
  field: string;
  given: number | undefined;
  onCorrect: (isCorrected: boolean) => void;
}

function Measure({ label, field, given, onCommit, onCorrect }: MeasureProps) {
  const id = useId();
  const settled = given === undefined ? '' : String(given);
  const [text, setText] = useOptimisticValue(settled);
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const settle = () => {
    if (!isTyping) return;
    const number = String(parseLenientInteger(text) ?? '');
    setTyping(false);
    setText(number);
    // Digits of another script and a trailing unit are parsed, which is not a correction.
    onCorrect(number === '' ? text.trim() !== '' : !reads(text, number));
    if (number !== settled) onCommit();
  };
  const leave = useCommitOnLeave(input, isTyping, settle);
  const press = (event: KeyboardEvent) => {
    // Before Enter submits the form, which has to contain the parsed number.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(settle);
  };
  return (
    <div className="grid min-w-0 content-end gap-1">
      <label htmlFor={id} className="text-muted text-small">
        {label}
      </label>
      <TextInput
        ref={input}
        id={id}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTyping(true);
          onCorrect(false);
        }}
        onBlur={leave}
        onKeyDown={press}
        className="tabular w-full"
      />
    </div>
  );
}

/** Returns whether the number is what was typed, apart from digits of another script, commas and a trailing unit. */
function reads(typed: string, number: string): boolean {
  const text = toLatinDigits(typed).replace(/[\s,]/g, '');
  return text.startsWith(number) && !/[\d.]/.test(text.slice(number.length));
}
