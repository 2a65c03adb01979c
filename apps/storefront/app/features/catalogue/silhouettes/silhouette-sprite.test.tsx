// @vitest-environment jsdom
import '@piri/ui/testing/fail-on-console';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSilhouetteSprite } from './build-sprite.ts';
import { sofaFixture } from './dimensions.fixtures.ts';
import { SilhouetteSprite } from './silhouette-sprite.tsx';

test('refers to the drawing in the file and contains none itself', () => {
  const { container } = render(
    <SilhouetteSprite name="sofa" dimensions={sofaFixture} drawings="/drawings/a.svg" alt="" />,
  );
  const [file, name] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(file).toBe('/drawings/a.svg');
  expect(buildSilhouetteSprite([{ name: 'sofa', dimensions: sofaFixture }])).toContain(`<g id="${name}">`);
  expect(container.querySelector('path')).toBeNull();
});
