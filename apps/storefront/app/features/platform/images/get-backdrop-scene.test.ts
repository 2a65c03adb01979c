import { backdrops } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import type { Scene } from '../../../../server/files/image-index.ts';
import { getBackdropScene } from './get-backdrop-scene.ts';

const scene = {} as Scene;
const indexWithScenes = (...ids: string[]) => ({
  scene: (id: string) => (ids.includes(id) ? scene : undefined),
});

test('SHOP-2 every category but décor has its own room', () => {
  const all = backdrops.flatMap((backdrop) => getBackdropScene({ scene: () => scene }, backdrop)?.id ?? []);
  expect(all).toEqual(['living-room', 'bedroom', 'dining-room', 'study', 'childrens-room', 'verandah']);
  expect(getBackdropScene({ scene: () => scene }, 'decor')).toBeUndefined();
  expect(getBackdropScene({ scene: () => scene }, undefined)).toBeUndefined();
});

test('SHOP-2 omits a room without an image', () => {
  expect(getBackdropScene(indexWithScenes('living-room'), 'office')).toBeUndefined();
  expect(getBackdropScene(indexWithScenes('living-room', 'study'), 'office')).toEqual({ id: 'study', scene });
});
