import { expect, test } from 'vitest';
import type { Scene } from '../../../../server/files/image-index.ts';
import { loadSceneSlides } from './load-scene-slides.ts';

const scene = {} as Scene;
const slide = (id: string) => ({ title: id, image: { path: `/pictures/${id}` } });

/** Returns the slides that are shown if these rooms have images. */
const shown = async (ids: string[], rooms: string[]) => {
  const api = { listSlides: () => Promise.resolve({ ok: true, body: { list: ids.map(slide) } }) };
  const seenIn = (path: string) =>
    rooms.some((id) => path === `/pictures/${id}`) ? { scene, light: 'day' } : undefined;
  const slides = await loadSceneSlides({ api, images: { seenIn } } as never, new AbortController().signal);
  return slides?.map(({ title }) => title);
};

test('HOME-2 returns the slides whose image is a room scene', async () => {
  expect(await shown(['living-room', 'bed', 'study'], ['living-room', 'study'])).toEqual([
    'living-room',
    'study',
  ]);
});

test('HOME-2 returns no slides for a single room, and undefined if the API is unreachable', async () => {
  expect(await shown(['living-room', 'bed'], ['living-room'])).toEqual([]);
  const api = { listSlides: () => Promise.resolve({ networkError: true }) };
  expect(await loadSceneSlides({ api, images: {} } as never, new AbortController().signal)).toBeUndefined();
});
