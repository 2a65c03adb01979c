import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Progress, ProgressBar } from './progress.tsx';

describeConformance('Progress', (props) => <Progress label="Your order" value={0.5} {...props} />, {
  slot: 'progress',
  element: 'progress',
});
describeConformance('ProgressBar', (props) => <ProgressBar aria-label="Pieces shown" {...props} />, {
  slot: 'progress',
  element: 'progress',
});

test('is named by its label, and its visible valueText is hidden from screen readers', () => {
  render(<Progress label="Pieces shown" value={24} max={63} valueText="24 of 63" />);
  const bar = screen.getByRole('progressbar', { name: 'Pieces shown' });
  expect(bar.getAttribute('aria-valuetext')).toBe('24 of 63');
  expect(bar).toMatchObject({ value: 24, max: 63 });
  expect(screen.getByText('24 of 63').getAttribute('aria-hidden')).toBe('true');
});

test('keeps its name with a visually hidden label, and accepts an id', () => {
  render(<Progress id="sewn" label="Pieces shown" labelHidden value={0.2} />);
  expect(screen.getByRole('progressbar', { name: 'Pieces shown' }).id).toBe('sewn');
  expect(screen.getByText('Pieces shown').className).toContain('sr-only');
});

test('is indeterminate without a value', () => {
  const { rerender } = render(<Progress label="Checking with three showrooms" />);
  const bar = screen.getByRole('progressbar');
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.dataset['state']).toBe('indeterminate');
  rerender(<Progress label="Checking with three showrooms" value={0} />);
  expect(bar.getAttribute('value')).toBe('0');
  expect(bar.dataset['state']).toBe('determinate');
});
