import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { AddressFields } from './address-fields.tsx';
import { divisionFixtures, getChargeFixture } from './divisions.fixtures.ts';

describeConformance('AddressFields', (props) => <AddressFields divisions={divisionFixtures} {...props} />, {
  slot: 'address-fields',
  element: 'div',
});

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const formAround = () => screen.getByRole<HTMLFormElement>('form', { name: 'Address' });

test('CHECK-1 a division offers its districts and a district its areas; changing one clears those that depend on it', () => {
  render(
    <form aria-label="Address">
      <AddressFields divisions={divisionFixtures} />
    </form>,
  );
  expect(select('District').disabled).toBe(true);
  choose('Division', 'Dhaka');
  choose('District', 'Dhaka');
  choose('Upazila or thana', 'Dhanmondi');
  fireEvent.click(screen.getByRole('checkbox', { name: 'There is a lift' }));
  expect(sent(formAround())).toMatchObject({
    division: 'Dhaka',
    district: 'Dhaka',
    upazila: 'Dhanmondi',
    lift: 'on',
  });
  choose('Division', 'Sylhet');
  expect(select('District').value).toBe('');
  expect(select('Upazila or thana').disabled).toBe(true);
});

test('CHECK-1 a search result sets all three selects; the search is not submitted, and is cleared when they change', () => {
  const onPlaceChange = vi.fn();
  render(
    <form aria-label="Address">
      <AddressFields divisions={divisionFixtures} withSearch onAreaChange={onPlaceChange} />
    </form>,
  );
  const line = screen.getByRole<HTMLInputElement>('combobox', { name: /^Type your upazila/ });
  fireEvent.input(line, { target: { value: 'savar' } });
  fireEvent.click(screen.getByRole('option', { name: 'Savar, Dhaka' }));
  const savar = { division: 'Dhaka', district: 'Dhaka', upazila: 'Savar' };
  expect(onPlaceChange.mock.calls).toEqual([[savar]]);
  expect(line.value).toBe('Savar, Dhaka');
  expect(sent(formAround())).toMatchObject(savar);
  expect(Object.values(sent(formAround()))).not.toContain('Savar, Dhaka');
  choose('Upazila or thana', 'Gulshan');
  expect(line.value).toBe('');
});

test('the page can control the area, and `register` still receives each change', () => {
  const heard = vi.fn();
  const onPlaceChange = vi.fn();
  const area = { division: 'Dhaka', district: 'Gazipur', upazila: 'Kapasia' };
  render(
    <AddressFields
      divisions={divisionFixtures}
      area={area}
      onAreaChange={onPlaceChange}
      register={(name) => ({ name, onChange: (event) => heard(name, event.target.value) })}
    />,
  );
  choose('District', 'Dhaka');
  expect(heard.mock.calls).toEqual([['district', 'Dhaka']]);
  expect(onPlaceChange.mock.calls).toEqual([[{ division: 'Dhaka', district: 'Dhaka', upazila: '' }]]);
  expect(select('District').value).toBe('Gazipur');
});

test('shows the error of a field, but not before the field can be filled in', () => {
  const errors = {
    division: 'Choose a division.',
    district: 'Choose a district.',
    area: 'Name the area.',
  };
  render(<AddressFields divisions={divisionFixtures} errors={errors} />);
  expect(select('Division').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Area or road', description: 'Name the area.' })).toBeTruthy();
  expect(screen.queryByText('Choose a district.')).toBeNull();
});

test('shows the delivery charge of an area if it is known, and the note field only on request', () => {
  const defaultValues = { division: 'Dhaka', district: 'Dhaka', upazila: 'Dohar', lift: true, floor: '5' };
  const { rerender } = render(
    <AddressFields divisions={divisionFixtures} defaultValues={defaultValues} getCharge={getChargeFixture} />,
  );
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Dohar · ৳4,800' }).selected).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Note for the driver' })).toBeNull();
  rerender(
    <AddressFields divisions={divisionFixtures} defaultValues={defaultValues} note={{ name: 'note' }} />,
  );
  expect(screen.getByRole('textbox', { name: 'Note for the driver' })).toBeTruthy();
});
