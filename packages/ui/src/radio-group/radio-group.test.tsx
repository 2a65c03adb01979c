import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field, FieldError } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

describeConformance(
  'RadioGroup',
  (props) => (
    <RadioGroup legend="Is there a lift?" {...props}>
      <Radio value="yes">Yes</Radio>
    </RadioGroup>
  ),
  { slot: 'radio-group', element: 'fieldset' },
);
describeConformance(
  'Radio',
  (props) => (
    <Radio value="yes" name="lift" {...props}>
      Yes
    </Radio>
  ),
  { slot: 'radio', element: 'input' },
);

const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const answers = (
  <>
    <Radio value="yes">Yes</Radio>
    <Radio value="no">No</Radio>
  </>
);

function Lift({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [lift, setLift] = useState('yes');
  const keep = (value: string) => {
    onValueChange(value);
    setLift(value);
  };
  return (
    <RadioGroup legend="Is there a lift?" value={lift} onValueChange={keep}>
      {answers}
    </RadioGroup>
  );
}

test('stores its choice if uncontrolled, and submits it under its name', () => {
  render(
    <form aria-label="Home">
      <RadioGroup legend="Is there a lift?" name="lift" defaultValue="yes">
        {answers}
      </RadioGroup>
    </form>,
  );
  const form = screen.getByRole('form') as HTMLFormElement;
  expect(new FormData(form).get('lift')).toBe('yes');
  fireEvent.click(radio('No'));
  expect(new FormData(form).get('lift')).toBe('no');
});

test('shows a controlled value, and reports the choice', () => {
  const onValueChange = vi.fn();
  render(<Lift onValueChange={onValueChange} />);
  expect(radio('Yes').checked).toBe(true);
  fireEvent.click(radio('No'));
  expect(radio('No').checked).toBe(true);
  expect(onValueChange.mock.calls).toEqual([['no']]);
});

test('two groups without a name are independent', () => {
  render(
    <>
      <RadioGroup legend="Lift" defaultValue="yes">
        {answers}
      </RadioGroup>
      <RadioGroup legend="Parking" defaultValue="no">
        {answers}
      </RadioGroup>
    </>,
  );
  const chosen = screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked);
  expect(chosen).toEqual([true, false, false, true]);
});

test('disables all options, or a single one', () => {
  const { rerender } = render(
    <RadioGroup legend="Lift" disabled>
      {answers}
    </RadioGroup>,
  );
  expect(screen.getAllByRole('radio').every((one) => (one as HTMLInputElement).disabled)).toBe(true);
  rerender(
    <RadioGroup legend="Lift">
      <Radio value="yes">Yes</Radio>
      <Radio value="no" disabled>
        No
      </Radio>
    </RadioGroup>,
  );
  expect([radio('Yes').disabled, radio('No').disabled]).toEqual([false, true]);
});

test('describes the group, and not a field inside it, by the error of the Field', () => {
  render(
    <Field required controlId="lift">
      <RadioGroup legend="Lift">
        {answers}
        <TextInput aria-label="Which floors does it serve?" />
      </RadioGroup>
      <FieldError>Choose one.</FieldError>
    </Field>,
  );
  const group = screen.getByRole('radiogroup', { name: /^Lift/, description: 'Choose one.' });
  expect(group.id).toBe('lift');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox').id).not.toBe('lift');
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
});
