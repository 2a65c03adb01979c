import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CurrencySelect } from './currency-select.tsx';

const options = [
  { value: 'BDT', label: 'Taka', flag: <img src="/bd.svg" alt="" /> },
  { value: 'USD', label: 'US dollar', flag: <img src="/us.svg" alt="" /> },
];

describeConformance(
  'CurrencySelect',
  (props) => <CurrencySelect options={options} value="BDT" {...props} />,
  {
    slot: 'currency-select',
    element: 'div',
  },
);

test('NAV-9 every currency has its flag and its code, and the chosen one is checked', () => {
  render(<CurrencySelect options={options} value="USD" />);
  const rows = screen.getAllByRole('radio', { hidden: true });
  expect(rows.map((radio) => radio.closest('label')?.textContent)).toEqual(['BDTTaka', 'USDUS dollar']);
  expect(rows.every((radio) => radio.closest('label')?.querySelector('img'))).toBe(true);
  expect(rows.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
});

test('calls onValueChange with the chosen currency', () => {
  const onValueChange = vi.fn();
  render(<CurrencySelect options={options} value="BDT" onValueChange={onValueChange} />);
  fireEvent.click(within(screen.getByRole('group', { hidden: true })).getByText('USD'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('USD');
});

test('the button shows the currency of the custom properties, and the value by default', () => {
  const { container } = render(<CurrencySelect options={options} value="BDT" cssVariable="--currency" />);
  const labels = [...container.querySelectorAll<HTMLElement>('button > span[style]')];
  expect(labels.map((label) => label.getAttribute('style'))).toEqual([
    'display: var(--currency-BDT,inline-flex);',
    'display: var(--currency-USD,none);',
  ]);
});
