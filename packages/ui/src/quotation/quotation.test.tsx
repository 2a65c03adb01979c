import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Quotation } from './quotation.tsx';

describeConformance(
  'Quotation',
  (props) => (
    <Quotation caption="From our workshop" {...props}>
      Sit down first.
    </Quotation>
  ),
  { slot: 'quotation', element: 'figure' },
);

test('renders a blockquote with a caption', () => {
  render(<Quotation caption="From our workshop">Sit down first.</Quotation>);
  expect(screen.getByText('Sit down first.').localName).toBe('blockquote');
  expect(screen.getByText('From our workshop').localName).toBe('figcaption');
});

test('sets a short sentence in a larger size than a long one', () => {
  render(
    <>
      <Quotation caption="Short">Forty letters are as many as fit, no mor</Quotation>
      <Quotation caption="Long">Forty-one letters are one more than that.</Quotation>
    </>,
  );
  expect(screen.getByText(/no mor$/).classList.contains('xl:text-title')).toBe(true);
  expect(screen.getByText(/than that\.$/).classList.contains('xl:text-title')).toBe(false);
});
