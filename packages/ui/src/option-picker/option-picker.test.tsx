import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field, FieldError } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { OptionPicker } from './option-picker.tsx';

const notWithJute = 'Black legs don’t come with jute cloth.';
const legs = [
  { value: 'segun', label: 'Segun' },
  { value: 'walnut', label: 'Walnut', description: '+৳4,000' },
  { value: 'black', label: 'Black' },
];
const withoutBlack = legs.map((leg) =>
  leg.value === 'black' ? { ...leg, disabledReason: notWithJute } : leg,
);
const radio = (name: RegExp | string) => screen.getByRole('radio', { name }) as HTMLInputElement;

describeConformance(
  'OptionPicker',
  (props) => <OptionPicker legend="Legs" options={withoutBlack} defaultValue="segun" {...props} />,
  { slot: 'option-picker', element: 'fieldset' },
);

test('reports the selected option, whose name contains its description', () => {
  const onValueChange = vi.fn();
  render(<OptionPicker legend="Legs" options={legs} defaultValue="segun" onValueChange={onValueChange} />);
  fireEvent.click(radio('Walnut +৳4,000'));
  expect(onValueChange.mock.calls).toEqual([['walnut']]);
});

test('DETAIL-2 a reason caused by another group is added to an existing live region', () => {
  const { rerender } = render(<OptionPicker legend="Legs" options={legs} defaultValue="segun" />);
  const live = screen.getByRole('status');
  expect(live.textContent).toBe('');
  rerender(<OptionPicker legend="Legs" options={withoutBlack} defaultValue="segun" />);
  expect(screen.getByRole('status')).toBe(live);
  expect(live.textContent).toBe(notWithJute);
  expect(radio('Black').disabled).toBe(true);
});

test('DETAIL-2 each press on an unavailable option announces its reason again, until another is selected', () => {
  render(<OptionPicker legend="Legs" options={withoutBlack} defaultValue="segun" />);
  const chip = radio('Black').labels?.[0];
  const reason = () => screen.getByText(notWithJute);
  const [before] = [reason()];
  if (chip) fireEvent.click(chip);
  const once = reason();
  expect(once).not.toBe(before);
  expect(once.dataset['state']).toBe('pressed');
  if (chip) fireEvent.click(chip);
  expect(reason()).not.toBe(once);
  expect(radio('Black').getAttribute('aria-describedby')).toBe(reason().id);
  fireEvent.click(radio(/Walnut/));
  expect(reason().dataset['state']).toBeUndefined();
});

test('shows a reason only once if several options share it', () => {
  const noWood = 'Only metal legs carry the outdoor frame.';
  render(
    <OptionPicker
      legend="Legs"
      options={legs.map((leg) => (leg.value === 'black' ? leg : { ...leg, disabledReason: noWood }))}
    />,
  );
  expect(screen.getAllByText(noWood)).toHaveLength(1);
  const reason = screen.getByText(noWood).id;
  expect([radio('Segun'), radio(/Walnut/)].map((button) => button.getAttribute('aria-describedby'))).toEqual([
    reason,
    reason,
  ]);
});

test('takes the error of its field', () => {
  render(
    <Field required>
      <OptionPicker legend="Legs" options={legs} />
      <FieldError>Choose the legs.</FieldError>
    </Field>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Legs', description: 'Choose the legs.' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
