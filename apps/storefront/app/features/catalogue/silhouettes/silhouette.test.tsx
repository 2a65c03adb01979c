// @vitest-environment jsdom
import '@piri/ui/testing/fail-on-console';
import { describeConformance } from '@piri/ui/testing/conformance';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { silhouetteDimensionsFixtures, sofaDimensionsFixture } from './dimensions.fixtures.ts';
import { type Dimensions, silhouetteNames } from './outlines/silhouette-names.ts';
import { Silhouette } from './silhouette.tsx';

describeConformance(
  'Silhouette',
  (props) => <Silhouette name="sofa" dimensions={sofaDimensionsFixture} alt="A sofa" {...props} />,
  { slot: 'silhouette', element: 'svg' },
);

test('is an image with a name, or hidden with an empty alt', () => {
  const { rerender, container } = render(
    <Silhouette name="sofa" dimensions={sofaDimensionsFixture} alt="A sofa" />,
  );
  expect(screen.getByRole('img', { name: 'A sofa' })).toBeTruthy();
  rerender(<Silhouette name="sofa" dimensions={sofaDimensionsFixture} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('has the colours of its upholstery and its wood', () => {
  const { container } = render(
    <Silhouette name="sofa" dimensions={sofaDimensionsFixture} alt="" fill="#33478c" frame="#815129" />,
  );
  const style = (container.firstElementChild as SVGElement).style;
  expect(style.getPropertyValue('--fill')).toBe('#33478c');
  expect(style.getPropertyValue('--frame')).toBe('#815129');
});

test('can fill its box to the edges, to show several items at the same scale', () => {
  const { container } = render(
    <Silhouette name="sofa" dimensions={sofaDimensionsFixture} alt="" bounds="item" />,
  );
  const { width, height } = sofaDimensionsFixture;
  expect(container.firstElementChild?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  expect(container.querySelectorAll('svg svg')).toHaveLength(0);
});

test.each([
  ['sofa', 'floor'],
  ['pendant-lamp', 'ceiling'],
  ['mirror', 'wall'],
  ['rug', 'above'],
  ['hammock', 'floor'],
])('a %s is on the %s', (name, mounting) => {
  const dimensions = silhouetteDimensionsFixtures[name] ?? sofaDimensionsFixture;
  const { container } = render(<Silhouette name={name} dimensions={dimensions} alt="" />);
  expect((container.firstElementChild as SVGElement).dataset['mounting']).toBe(mounting);
});

// The HTML of a list contains 24 of them.
test('adds little to the HTML, and most outlines hardly anything', () => {
  const sizes = silhouetteNames.map((name) => {
    const dimensions = silhouetteDimensionsFixtures[name] as Dimensions;
    return renderToStaticMarkup(<Silhouette name={name} dimensions={dimensions} alt="" />).length;
  });
  sizes.sort((one, other) => one - other);
  expect(sizes.at(-1)).toBeLessThan(900);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(600);
});
