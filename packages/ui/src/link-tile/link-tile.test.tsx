import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { LinkTile, LinkTileImage, LinkTileText } from './link-tile.tsx';

describeConformance(
  'LinkTile',
  (props) => (
    <LinkTile href="/living" {...props}>
      Living
    </LinkTile>
  ),
  {
    slot: 'link-tile',
    element: 'a',
    asChild: (props, child) => (
      <LinkTile asChild {...props}>
        {child}
      </LinkTile>
    ),
  },
);
describeConformance('LinkTileImage', (props) => <LinkTileImage {...props} />, {
  slot: 'link-tile-image',
  element: 'div',
});
describeConformance('LinkTileText', (props) => <LinkTileText title="Living" {...props} />, {
  slot: 'link-tile-text',
  element: 'div',
});

test('is one link named by its text', () => {
  render(
    <LinkTile href="/living">
      <LinkTileImage>
        <img src="/living.avif" alt="" />
      </LinkTileImage>
      <LinkTileText title="Living" subtitle={<span lang="bn">বসার ঘর</span>} note="124 pieces" />
    </LinkTile>,
  );
  expect(screen.getByRole('link', { name: 'Living বসার ঘর 124 pieces' }).getAttribute('href')).toBe('/living');
});
