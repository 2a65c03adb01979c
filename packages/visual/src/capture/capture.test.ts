import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { modesFor } from '../modes.ts';
import { pathOf } from '../picture.ts';
import { type StaticServer, serveStatic } from '../serve-static.ts';
import { type TinyStories, tile, tinyStorybook } from '../testing/tiny-storybook.ts';
import { wishesOf } from '../wishes.ts';
import { type Captured, capture } from './capture.ts';

const text = (expression: string) => ({ script: `root.innerHTML = '<pre>' + (${expression}) + '</pre>';` });

const stories: TinyStories = {
  'tiny--plain': tile('#25387a'),
  'tiny--tall': tile('#25387a', 3000),
  'tiny--clock': text(
    'new Date().toISOString() + Date.now() + Date() + Intl.DateTimeFormat().format() + (0.5).toLocaleString()',
  ),
  'tiny--chance': text('[1, 2, 3].map(() => Math.random()).join()'),
  'tiny--moving': {
    script: `root.innerHTML = '<style>@keyframes go { to { margin-left: 300px } }</style>'
      + '<p style="width:20px;height:20px;background:red;animation:go 3s infinite">'`,
  },
  'tiny--outside': {
    script: "root.textContent = 'x'; await fetch('http://127.0.0.1:9/secret').catch(() => {});",
  },
  'tiny--missing-file': { script: 'root.innerHTML = \'<img alt="" src="gone.png">\';' },
  'tiny--console': { script: "root.textContent = 'x'; console.error('a complaint');" },
  'tiny--throws': { script: "throw new Error('no such thing');" },
  'tiny--throws-later': { script: "root.textContent = 'x'; setTimeout(() => { throw new Error('late') });" },
  'tiny--empty': { script: '' },
  'tiny--unstable': {
    script:
      "root.innerHTML = '<p>x'; root.firstChild.style.background = '#' + crypto.randomUUID().slice(0, 6);",
  },
};

let browser: Browser;
let server: StaticServer;
let folder: string;

beforeAll(async () => {
  browser = await launchChromium();
  server = await serveStatic(await tinyStorybook(stories));
  folder = await mkdtemp(join(tmpdir(), 'captured-'));
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function take(ids: readonly string[], expected: string | null = null): Promise<Captured[]> {
  const wishes = wishesOf({});
  const planned = ids.map((id) => ({ id, title: 'Tiny', name: id, tags: [], wishes }));
  const plan = new Map(modesFor([], wishes).map((mode) => [mode, planned]));
  return capture({
    browser,
    origin: server.origin,
    plan,
    folder,
    expected: () => expected,
    onTaken: () => {},
  });
}

const hashes = (taken: readonly Captured[]) => taken.map((one) => (one.outcome === 'taken' ? one.hash : one));

test('BENCH-4 two runs in different order give the same bytes: clock, chance and motion stand still', async () => {
  const ids = ['tiny--plain', 'tiny--clock', 'tiny--chance', 'tiny--moving'];
  const first = hashes(await take(ids));
  const second = hashes(await take(ids.toReversed()));
  expect(first).toHaveLength(12);
  expect(first.every((hash) => typeof hash === 'string')).toBe(true);
  expect(second).toEqual(first);
  expect(new Set(first).size).toBe(12);
});

test('BENCH-4 a picture ends below its story and is at most 2,000 px high', async () => {
  const [dark, light, small, ...tall] = await take(['tiny--plain', 'tiny--tall']);
  expect(light).toMatchObject({ mode: '1280-light', width: 1280, height: 84 });
  expect(dark).toMatchObject({ mode: '1280-dark', width: 1280, height: 84 });
  expect(small).toMatchObject({ mode: '360-light', width: 360, height: 84 });
  expect(tall).toEqual(Array(3).fill(expect.objectContaining({ height: 2000 })));
  const { width, height } = PNG.sync.read(
    await readFile(`${pathOf(folder, { story: 'tiny--tall', mode: '360-light' })}.png`),
  );
  expect({ width, height }).toEqual({ width: 360, height: 2000 });
});

test.each([
  ['tiny--outside', 'http://127.0.0.1:9/secret, which is outside'],
  ['tiny--missing-file', 'gone.png answered 404'],
  ['tiny--console', 'The console says: a complaint'],
  ['tiny--throws', 'no such thing'],
  ['tiny--throws-later', 'It threw: late'],
  ['tiny--empty', 'the root is empty'],
])('BENCH-4 %s is an error and never a picture, and the next story does not suffer', async (id, sentence) => {
  const taken = await take([id, 'tiny--plain']);
  expect(taken.filter(({ story }) => story === id)).toEqual(
    Array(3).fill(expect.objectContaining({ outcome: 'error', message: expect.stringContaining(sentence) })),
  );
  const plain = taken.filter(({ story }) => story === 'tiny--plain');
  expect(plain.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
});

test('BENCH-4 a story that never looks the same twice is unstable, not changed', async () => {
  expect((await take(['tiny--unstable'])).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unstable'));
});
