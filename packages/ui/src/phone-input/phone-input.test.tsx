import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, FieldHint, FieldLabel } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PhoneInput } from './phone-input.tsx';

describeConformance('PhoneInput', (props) => <PhoneInput aria-label="Mobile number" {...props} />, {
  slot: 'phone-input',
  element: 'input',
});

const box = () => screen.getByRole('textbox', { name: 'Mobile number' }) as HTMLInputElement;

test('FORM-1 has the type, the keyboard and the autocomplete of a phone number', () => {
  render(<PhoneInput aria-label="Mobile number" />);
  expect(box()).toMatchObject({ type: 'tel', inputMode: 'tel' });
  expect(box().autocomplete).toBe('tel-national');
});

test.each(['০১৭১১ ৪৮২ ৯০৬', '+880 1711 482906', '0088 01711482906'])(
  'FORM-1 accepts %j and leaves it unchanged',
  (typed) => {
    render(<PhoneInput aria-label="Mobile number" />);
    fireEvent.change(box(), { target: { value: typed } });
    expect(box().value).toBe(typed);
    expect(box().checkValidity()).toBe(true);
  },
);

test('the prefix is announced with the hint of the field, and is not part of the value', () => {
  render(
    <Field>
      <FieldLabel>Mobile number</FieldLabel>
      <PhoneInput defaultValue="1711 482 906" />
      <FieldHint>The driver calls first.</FieldHint>
    </Field>,
  );
  expect(screen.getByRole('textbox', { description: '+880 The driver calls first.' })).toBe(box());
  expect(box().value).toBe('1711 482 906');
});
