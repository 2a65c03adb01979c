import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CountryFlag, type CountryFlagCode } from './country-flag.tsx';

describeConformance('CountryFlag', (props) => <CountryFlag country="BD" alt="Bangladesh" {...props} />, {
  slot: 'country-flag',
  element: 'span',
});

test.each<[CountryFlagCode, string]>([
  ['BD', 'Bangladesh'],
  ['US', 'United States'],
  ['IN', 'India'],
])('NAV-9 %s is built in, and named by its country', (country, alt) => {
  render(<CountryFlag country={country} alt={alt} />);
  expect(screen.getByRole('img', { name: alt }).querySelector('svg')?.childElementCount).toBeGreaterThan(1);
});

test('is hidden from screen readers with an empty alt', () => {
  render(
    <p>
      <CountryFlag country="BD" alt="" /> BDT
    </p>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('BDT').firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('MONEY-2 shows an image that is passed as its source', () => {
  render(<CountryFlag src="/flags/np.svg" alt="Nepal" />);
  const flag = screen.getByRole('img', { name: 'Nepal' });
  expect(flag.querySelector('img')?.getAttribute('src')).toBe('/flags/np.svg');
  expect(flag.querySelector('svg')).toBeNull();
});
