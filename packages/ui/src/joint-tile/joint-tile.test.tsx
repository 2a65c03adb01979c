import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { JointTile, JointTilePicture, JointTileWords } from './joint-tile.tsx';

describeConformance(
  'JointTile',
  (props) => (
    <JointTile href="/living" {...props}>
      Living
    </JointTile>
  ),
  {
    slot: 'joint-tile',
    element: 'a',
    asChild: (props, child) => (
      <JointTile asChild {...props}>
        {child}
      </JointTile>
    ),
  },
);
describeConformance('JointTilePicture', (props) => <JointTilePicture {...props} />, {
  slot: 'joint-tile-picture',
  element: 'div',
});
describeConformance('JointTileWords', (props) => <JointTileWords title="Living" {...props} />, {
  slot: 'joint-tile-words',
  element: 'div',
});

test('is one link with its words as the name', () => {
  render(
    <JointTile href="/living">
      <JointTilePicture>
        <img src="/living.avif" alt="" />
      </JointTilePicture>
      <JointTileWords title="Living" subtitle={<span lang="bn">বসার ঘর</span>} note="124 pieces" />
    </JointTile>,
  );
  expect(screen.getByRole('link', { name: 'Living বসার ঘর 124 pieces' }).getAttribute('href')).toBe('/living');
});
