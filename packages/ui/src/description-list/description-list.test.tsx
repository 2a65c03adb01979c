import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

describeConformance('DescriptionList', (props) => <DescriptionList {...props} />, {
  slot: 'description-list',
  element: 'dl',
});
describeConformance(
  'DescriptionItem',
  (props) => (
    <dl>
      <DescriptionItem term="Width" {...props}>
        228 cm
      </DescriptionItem>
    </dl>
  ),
  { slot: 'description-item', element: 'div' },
);

test('renders each fact with its term', () => {
  render(
    <DescriptionList>
      <DescriptionItem term="Width">228 cm</DescriptionItem>
      <DescriptionItem term="Weight">64 kg</DescriptionItem>
    </DescriptionList>,
  );
  const facts = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.localName,
      term.nextElementSibling?.textContent,
    ]);
  expect(facts).toEqual([
    ['Width', 'dd', '228 cm'],
    ['Weight', 'dd', '64 kg'],
  ]);
});
