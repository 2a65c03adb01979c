import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadImageIndex } from './load-image-index.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piri-pictures-'));
  mkdirSync(join(folder, 'pictures'));
  mkdirSync(join(folder, 'data/scenes'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const encoded = { hash: '1a2b3c4d', width: 1200, height: 1500, widths: [320, 1200], colour: '#a99d8b' };

function write(file: string, content: unknown) {
  writeFileSync(join(folder, file), JSON.stringify(content));
}

const whole: [view: string, crop: string][] = [
  ['day', 'wide'],
  ['day', 'tall'],
  ['night', 'wide'],
  ['night', 'tall'],
];

function writeRoom(views: [view: string, crop: string][], room: { level?: number } = {}) {
  const pictures = views.map(([view, crop]) => ({ ...encoded, view, crop, hotspots: [] }));
  write('pictures/living-room.json', { kind: 'scene', id: 'living-room', pictures });
  write('data/scenes/living-room.json', {
    name: 'The living room',
    alt: { day: 'By day', night: 'By night' },
    ...room,
  });
}

test('finds a product by variant and view, with the URL of its files', () => {
  const pictures = [{ ...encoded, variant: 'neel', view: 'front', camera: {} }];
  write('pictures/piri-stool.json', { kind: 'product', id: 'piri-stool', pictures });
  const found = loadImageIndex(folder);
  expect(found.product('piri-stool', 'neel', 'front')).toEqual({
    path: '/pictures/piri-stool/neel-front-1a2b3c4d',
    widths: [320, 1200],
    width: 1200,
    height: 1500,
    colour: '#a99d8b',
  });
  expect(found.product('piri-stool', 'alta', 'front')).toBeUndefined();
  expect(found.product('piri', 'stool neel', 'front')).toBeUndefined();
});

test('a room has both lights in both crops, and an alt text for each light', () => {
  writeRoom(whole);
  const scene = loadImageIndex(folder).scene('living-room');
  expect(scene?.day.alt).toBe('By day');
  expect(scene?.night.alt).toBe('By night');
  expect(scene?.night.tall.path).toBe('/pictures/living-room/night-tall-1a2b3c4d');
  expect(loadImageIndex(folder).seenIn('/pictures/living-room/night-wide-1a2b3c4d')).toEqual({
    scene,
    light: 'night',
  });
});

test('a room may set the level of a lower frame, by day and by night', () => {
  writeRoom(whole, { level: 0.5 });
  const scene = loadImageIndex(folder).scene('living-room');
  expect([scene?.day.wide.level, scene?.night.wide.level]).toEqual([0.5, 0.5]);
});

test('omits a room without all its images', () => {
  writeRoom(whole.slice(1));
  expect(loadImageIndex(folder).scene('living-room')).toBeUndefined();
});

test('ignores other folders, and is empty without records', () => {
  mkdirSync(join(folder, 'pictures/swatches'));
  const found = loadImageIndex(folder);
  expect(found.scene('living-room')).toBeUndefined();
  expect(found.product('piri-stool', 'neel', 'front')).toBeUndefined();
});

test('throws for an invalid record', () => {
  write('pictures/piri-stool.json', { kind: 'product', pictures: [{ view: 'front' }] });
  expect(() => loadImageIndex(folder)).toThrow();
});
