import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Skeleton, SkeletonCard, SkeletonImage, SkeletonText } from './skeleton.tsx';

describeConformance('Skeleton', (props) => <Skeleton label="Loading sofas…" {...props} />, {
  slot: 'skeleton',
  element: 'div',
});
describeConformance('SkeletonText', (props) => <SkeletonText {...props} />, {
  slot: 'skeleton-text',
  element: 'div',
});
describeConformance('SkeletonImage', (props) => <SkeletonImage {...props} />, {
  slot: 'skeleton-image',
  element: 'div',
});
describeConformance('SkeletonCard', (props) => <SkeletonCard {...props} />, {
  slot: 'skeleton-card',
  element: 'div',
});

test('announces its label once for all shapes', () => {
  render(
    <Skeleton label="Loading sofas…">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonText lines={3} />
    </Skeleton>,
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Loading sofas…');
  const shapes = [...region.querySelectorAll('[data-slot^=skeleton-]')];
  expect(shapes.every((shape) => shape.closest('[aria-hidden=true]'))).toBe(true);
});

test('renders the given number of lines, of which the last one is shorter', () => {
  const { container } = render(<SkeletonText lines={3} />);
  const lines = [...container.querySelectorAll('span')];
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => line.classList.contains('w-7/12'))).toEqual([false, false, true]);
});

test('images have the given aspect ratio, by default 4 to 5', () => {
  const { container } = render(
    <>
      <SkeletonImage ratio="16 / 9" />
      <SkeletonCard ratio="1" />
      <SkeletonCard />
    </>,
  );
  const shapes = [...container.querySelectorAll<HTMLElement>('[data-slot=skeleton-image]')];
  expect(shapes.map(({ style }) => style.aspectRatio)).toEqual(['16 / 9', '1', '4 / 5']);
});
