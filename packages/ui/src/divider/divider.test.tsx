import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Divider } from './divider.tsx';

describeConformance('Divider', (props) => <Divider {...props} />, { slot: 'divider', element: 'hr' });

test('has the role separator', () => {
  render(<Divider tone="accent" />);
  expect(screen.getByRole('separator').dataset['tone']).toBe('accent');
});
