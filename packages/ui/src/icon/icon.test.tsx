import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

describeConformance('Icon', (props) => <Icon name="bag" {...props} />, { slot: 'icon', element: 'svg' });

const names = Object.keys(iconPaths) as IconName[];

test.each(names)('%s is hidden from screen readers and fits its 24 px grid', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const absolute = iconPaths[name].match(/[MHV]\s?-?[\d.]+(?:[ ,]-?[\d.]+)?/g) ?? [];
  for (const point of absolute) {
    for (const number of point.match(/-?[\d.]+/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(2);
      expect(Number(number)).toBeLessThanOrEqual(22);
    }
  }
});

test('only icons that point along the line are mirrored in right-to-left', () => {
  const turns = (name: IconName) =>
    render(<Icon name={name} />)
      .container.querySelector('svg')
      ?.getAttribute('class')
      ?.includes('rtl:');
  expect(names.filter(turns)).toEqual(['arrow-right', 'chevron-left', 'chevron-right']);
});
