import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Footer, FooterColumn } from './footer.tsx';
import { FooterPattern } from './footer-pattern.tsx';

describeConformance('Footer', (props) => <Footer {...props} />, { slot: 'footer', element: 'footer' });
describeConformance('FooterColumn', (props) => <FooterColumn title="The shop" {...props} />, {
  slot: 'footer-column',
  element: 'div',
});
describeConformance('FooterPattern', (props) => <FooterPattern {...props} />, {
  slot: 'footer-pattern',
  element: 'svg',
});

test('a column has its title as a heading', () => {
  render(<FooterColumn title="The shop" />);
  expect(screen.getByRole('heading', { level: 2, name: 'The shop' })).toBeTruthy();
});
