import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { useAnswer } from '../internal/answer.ts';
import { wholeNumber } from '../internal/whole-number.ts';
import { TextInput } from '../text-input/text-input.tsx';
import type { MeasureGroup } from './filter-groups.ts';

interface MeasurePairProps {
  group: MeasureGroup;
  onAnswer: () => void;
}

/** Two boxes for whole numbers. What was typed counts once the box is left or Enter is pressed. */
export function MeasurePair({ group, onAnswer }: MeasurePairProps) {
  const [fromLabel, toLabel] = group.labels ?? ['From, cm', 'To, cm'];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Measure label={fromLabel} field={group.fields[0]} given={group.from} onAnswer={onAnswer} />
      <Measure label={toLabel} field={group.fields[1]} given={group.to} onAnswer={onAnswer} />
    </div>
  );
}

interface MeasureProps extends Omit<MeasurePairProps, 'group'> {
  label: string;
  field: string;
  given: number | undefined;
}

function Measure({ label, field, given, onAnswer }: MeasureProps) {
  const id = useId();
  const settled = given === undefined ? '' : String(given);
  const [text, setText] = useAnswer(settled);
  const settle = () => {
    const number = String(wholeNumber(text) ?? '');
    setText(number);
    if (number !== settled) onAnswer();
  };
  const press = (event: KeyboardEvent) => {
    // Before the form is sent by this key, which has to find the figures and not the words.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(settle);
  };
  return (
    <div className="grid min-w-0 content-end gap-1">
      <label htmlFor={id} className="text-ink-2 text-meta">
        {label}
      </label>
      <TextInput
        id={id}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
        onKeyDown={press}
        className="tabular w-full"
      />
    </div>
  );
}
