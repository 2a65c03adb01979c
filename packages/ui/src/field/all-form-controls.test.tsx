import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddressFieldsForm, type AddressFieldsValues } from './testing/address-fields-form.tsx';
import { BusinessAccountForm, type BusinessAccountValues } from './testing/business-account-form.tsx';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

const change = (element: HTMLElement, target: object) =>
  act(async () => void fireEvent.input(element, { target }));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const send = () => press(screen.getByRole('button', { name: 'Open the account' }));

/** Returns the names of the components that use a field's context, or are built on one that does. */
function formParts(): string[] {
  const files = globSync('*/*.tsx', { cwd: source }).filter((file) => /^([\w-]+)\/\1\.tsx$/.test(file));
  const joins = /\b(useFieldControl|useFieldGroup|useRadioChoice)\(|<(TextInput|RadioFieldset)\b/;
  return files.flatMap((file) =>
    read(file)
      .split(/^export function /m)
      .slice(1)
      // A whole form, such as the newsletter's or one in an account form's layout, is not a form control.
      .filter((part) => joins.test(part) && !/<form|<AccountFormLayout/.test(part))
      .map((part) => /^\w+/.exec(part)?.[0] ?? ''),
  );
}

test('every form control is used in one of the forms with react-hook-form and zod', () => {
  const forms = ['delivery', 'address-fields', 'business-account']
    .map((name) => read(`field/testing/${name}-form.tsx`))
    .join('\n');
  const parts = formParts();
  expect(parts).toContain('TextInput');
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((part) => !forms.includes(`<${part}`))).toEqual([]);
});

test('each invalid control shows its error, the first takes the focus, and nothing is submitted', async () => {
  const onOpen = vi.fn<(account: BusinessAccountValues) => void>();
  render(<BusinessAccountForm onOpen={onOpen} />);
  await change(screen.getByRole('spinbutton', { name: 'Branches' }), { value: '32' });
  await send();

  const city = screen.getByRole('combobox', { name: 'City', description: /first branch/ });
  expect(document.activeElement).toBe(city);
  const invalidControls = [
    city,
    screen.getByRole('spinbutton', { name: 'Branches', description: 'For more than 20 branches, call us.' }),
    screen.getByRole('group', { name: 'Spend in a month', description: /begin at 50,000/ }),
    screen.getByRole('radiogroup', { name: /bill come/, description: 'Choose when the bill comes.' }),
    screen.getByRole('textbox', {
      name: /^First delivery/,
      description: 'Choose the day of the first delivery.',
    }),
    screen.getByLabelText(/^Trade licence/),
    screen.getByLabelText(/^Password/),
    screen.getByRole('switch', { name: 'Remind me of bills', description: /part of a trade account/ }),
  ];
  expect(invalidControls.map((control) => control.getAttribute('aria-invalid'))).toEqual(
    invalidControls.map(() => 'true'),
  );
  expect(onOpen).not.toHaveBeenCalled();
});

test('every value is submitted in its own type: text, number, pair, option, day, files, password, boolean', async () => {
  const onOpen = vi.fn<(account: BusinessAccountValues) => void>();
  render(<BusinessAccountForm onOpen={onOpen} />);
  await change(screen.getByRole('combobox', { name: 'City' }), { value: 'dha' });
  await press(screen.getByRole('option', { name: 'Dhaka' }));
  await press(screen.getByRole('button', { name: 'Increase quantity' }));
  await change(screen.getByRole('slider', { name: 'Highest price' }), { value: '60000' });
  await press(screen.getByRole('radio', { name: 'Once a month' }));
  await change(screen.getByRole('textbox', { name: /^First delivery/ }), { value: '১/১২/২০২৬' });
  const licence = new File(['…'], 'licence.jpg', { type: 'image/jpeg' });
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText(/^Trade licence/), { target: { files: [licence] } }),
  );
  await change(screen.getByLabelText(/^Password/), { value: 'jamdani-1971' });
  await press(screen.getByRole('switch'));
  await send();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({
    city: 'Dhaka',
    branches: 2,
    spend: [10_000, 60_000],
    billing: 'monthly',
    start: '2026-12-01',
    licence: ['licence.jpg'],
    password: 'jamdani-1971',
    reminders: true,
  });
});

test('each field of a group shows its own error, and its values are submitted by name', async () => {
  const onSubmit = vi.fn<(place: AddressFieldsValues) => void>();
  render(<AddressFieldsForm onSubmit={onSubmit} />);
  const bring = () => press(screen.getByRole('button', { name: 'Deliver here' }));
  const choose = (name: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));
  await change(screen.getByRole('textbox', { name: 'Floor' }), { value: 'third' });
  await bring();
  const floor = screen.getByRole('textbox', { name: 'Floor', description: /as a number/ });
  expect(floor.getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();

  await choose('Division', 'Dhaka');
  await choose('District', 'Dhaka');
  await choose('Upazila or thana', 'Dhanmondi');
  await change(screen.getByRole('textbox', { name: 'Area or road' }), { value: 'Road 9/A' });
  await change(screen.getByRole('textbox', { name: 'House and flat' }), { value: 'House 42' });
  await change(floor, { value: '3' });
  await press(screen.getByRole('checkbox', { name: 'There is a lift' }));
  await bring();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...{ division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi', area: 'Road 9/A', line: 'House 42' },
    ...{ floor: '3', lift: true, landmark: '' },
  });
});
