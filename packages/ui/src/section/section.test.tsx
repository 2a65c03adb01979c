import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Section } from './section.tsx';

describeConformance(
  'Section',
  (props) => (
    <Section title="Delivery" {...props}>
      Within three days.
    </Section>
  ),
  { slot: 'section', element: 'section' },
);

test('is a region named by its title', () => {
  render(<Section title="Delivery">Within three days.</Section>);
  const region = screen.getByRole('region', { name: 'Delivery' });
  expect(region.contains(screen.getByText(/three days/))).toBe(true);
  expect(screen.getByRole('heading', { level: 2, name: 'Delivery' }).dataset['variant']).toBe('small-title');
});

test('derives the id of its title from its own', () => {
  render(
    <>
      <Section id="road" title="Delivery" />
      <Section title="Payment" id="pay" headingLevel={3} titleVariant="name" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Delivery' }).id).toBe('road-title');
  const payment = screen.getByRole('heading', { level: 3, name: 'Payment' });
  expect(payment.id).toBe('pay-title');
  expect(payment.dataset['variant']).toBe('name');
});
