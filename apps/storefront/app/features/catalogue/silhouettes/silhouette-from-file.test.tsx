// @vitest-environment jsdom
import '@piri/ui/testing/silent-console';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSofa } from './measures-in-stories.ts';
import { silhouetteFile } from './silhouette-file.ts';
import { SilhouetteFromFile } from './silhouette-from-file.tsx';

test('shows the drawing that the file has under its name, and carries none', () => {
  const { container } = render(
    <SilhouetteFromFile outline="sofa" measures={sampleSofa} drawings="/drawings/a.svg" alt="" />,
  );
  const [file, name] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(file).toBe('/drawings/a.svg');
  expect(silhouetteFile([{ outline: 'sofa', measures: sampleSofa }])).toContain(`<g id="${name}">`);
  expect(container.querySelector('path')).toBeNull();
});
