// @vitest-environment jsdom
import '@piri/ui/testing/fail-on-console';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSilhouetteSprite } from './build-silhouette-sprite.ts';
import { sofaDimensionsFixture } from './dimensions.fixtures.ts';
import { SilhouetteFromSprite } from './silhouette-from-sprite.tsx';

test('refers to the drawing in the file and contains none itself', () => {
  const { container } = render(
    <SilhouetteFromSprite
      name="sofa"
      dimensions={sofaDimensionsFixture}
      spriteUrl="/drawings/a.svg"
      alt=""
    />,
  );
  const [file, name] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(file).toBe('/drawings/a.svg');
  expect(buildSilhouetteSprite([{ name: 'sofa', dimensions: sofaDimensionsFixture }])).toContain(
    `<g id="${name}">`,
  );
  expect(container.querySelector('path')).toBeNull();
});
