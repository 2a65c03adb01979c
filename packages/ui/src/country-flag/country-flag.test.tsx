import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { type CountryCode, CountryFlag } from './country-flag.tsx';

describeConformance('CountryFlag', (props) => <CountryFlag country="BD" alt="Bangladesh" {...props} />, {
  slot: 'country-flag',
  element: 'span',
});

test.each<[CountryCode, string]>([
  ['BD', 'Bangladesh'],
  ['US', 'United States'],
  ['IN', 'India'],
])('NAV-9 %s is drawn and says its country', (country, alt) => {
  render(<CountryFlag country={country} alt={alt} />);
  expect(screen.getByRole('img', { name: alt }).querySelector('svg')?.childElementCount).toBeGreaterThan(1);
});

test('beside a code that speaks it is silent', () => {
  render(
    <p>
      <CountryFlag country="BD" alt="" /> BDT
    </p>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('BDT').firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('MONEY-2 shows the picture that comes with a currency', () => {
  render(<CountryFlag src="/flags/np.svg" alt="Nepal" />);
  const flag = screen.getByRole('img', { name: 'Nepal' });
  expect(flag.querySelector('img')?.getAttribute('src')).toBe('/flags/np.svg');
  expect(flag.querySelector('svg')).toBeNull();
});
