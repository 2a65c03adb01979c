import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchChromium } from '../browser/browser.ts';
import { getStoryModes } from '../modes.ts';
import { type StaticServer, serveStatic } from '../run/serve-static.ts';
import { getScreenshotPathWithoutExtension } from '../screenshot-id.ts';
import { parseScreenshotParameters } from '../screenshot-parameters.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
} from '../testing/storybook-fixture.ts';
import {
  captureScreenshots,
  type ExpectedAppearance,
  type ScreenshotCaptureResult,
} from './capture-screenshots.ts';

const text = (expression: string) => ({ script: `root.innerHTML = '<pre>' + (${expression}) + '</pre>';` });

/**
 * Draws a PNG with two halves of slightly different colours, and shows it in a box that is independent of the PNG's
 * size.
 */
const photograph = (colour: string, side: number) => ({
  script: `const canvas = document.createElement('canvas');
    canvas.width = canvas.height = ${side};
    const context = canvas.getContext('2d');
    context.fillStyle = '${colour}';
    context.fillRect(0, 0, ${side}, ${side});
    context.fillStyle = '#b87838';
    context.fillRect(0, 0, ${side / 2}, ${side});
    root.innerHTML = '<img alt="" style="width: 100px; height: 100px; border-radius: 20px" src="' + canvas.toDataURL() + '">';`,
});

/** Shows a photograph of which there are two files. */
const photographOfWidth = (width: number) => ({
  script: `root.innerHTML = '<img alt="" width="100" srcset="small.png 100w, large.png 400w" sizes="${width}px">';
    await root.firstChild.decode();`,
});

const createSquare = (side: number, level: number) => {
  const png = new PNG({ width: side, height: side });
  png.data.fill(level);
  return PNG.sync.write(png);
};

const stories: FixtureStories = {
  'tiny--small-photograph': photographOfWidth(100),
  'tiny--large-photograph': photographOfWidth(400),
  'tiny--plain': createTileStoryFixture('#25387a'),
  'tiny--tall': createTileStoryFixture('#25387a', 3000),
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
  'tiny--missing-font': {
    script:
      "root.innerHTML = '<style>@font-face { font-family: Gone; src: url(gone.woff2) }</style><p style=\\'font-family: Gone\\'>x';",
  },
  'tiny--broken-font': {
    script:
      "root.innerHTML = '<style>@layer base { @font-face { font-family: Broken; src: url(index.json) } }</style><p style=\\'font-family: Broken\\'>x';",
  },
  'tiny--absent-local-font': {
    script: `root.innerHTML = '<style>@font-face { font-family: "Near By"; src: local("No Such Font") }</style>'
      + '<p style="font-family: Near By">x';`,
  },
  'tiny--photograph': photograph('#c08040', 200),
  'tiny--photograph-anew': photograph('#c28242', 300),
  'tiny--sign': photograph('#c08040', 32),
  'tiny--inaccessible': { script: "root.innerHTML = '<h2>Tile</h2><button></button>';" },
  'tiny--heard-anew': {
    script: "root.innerHTML = '<p aria-label=\\'' + crypto.randomUUID() + '\\' role=img>x';",
  },
  'tiny--scrolled': { script: "root.innerHTML = '<p style=height:3000px>x'; scrollTo(0, 900);" },
  'tiny--place': {
    script:
      "root.innerHTML = '<p style=height:3000px>x'; root.firstChild.style.paddingLeft = scrollY / 10 + 'px';",
  },
  'tiny--theme-at-mount': text('document.body.style.background'),
  'tiny--first-theme': text('(window.firstTheme ??= document.body.style.background)'),
  'tiny--highlight': text('FEATURES.highlight'),
  'tiny--no-highlight': text('false'),
  'tiny--unstable': {
    script:
      "root.innerHTML = '<p>x'; root.firstChild.style.background = '#' + crypto.randomUUID().slice(0, 6);",
  },
};

const requestsOutside: string[] = [];
const outside = createServer((request, response) => {
  requestsOutside.push(request.url ?? '');
  response.end();
});

let browser: Browser;
let server: StaticServer;
let folder: string;

beforeAll(async () => {
  browser = await launchChromium();
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const { port } = outside.address() as AddressInfo;
  const script = `root.textContent = 'x'; await fetch('http://127.0.0.1:${port}/').catch(() => {});`;
  const built = await createStorybookFixture({ ...stories, 'tiny--other-server': { script } });
  await writeFile(join(built, 'small.png'), createSquare(100, 80));
  await writeFile(join(built, 'large.png'), createSquare(400, 160));
  server = await serveStatic(built);
  folder = await mkdtemp(join(tmpdir(), 'captured-'));
});
afterAll(async () => {
  await browser.close();
  await server.close();
  outside.close();
});

async function take(
  ids: readonly string[],
  tags: readonly string[] = [],
  expected: ExpectedAppearance | null = null,
  separateModes = false,
): Promise<ScreenshotCaptureResult[]> {
  const parameters = parseScreenshotParameters({});
  const planned = ids.map((id) => ({ id, title: 'Tiny', name: id, tags, parameters, file: '' }));
  const plan = new Map(getStoryModes(tags, parameters).map((mode) => [mode, planned]));
  return captureScreenshots({
    browser,
    origin: server.origin,
    plan,
    folder,
    expected: () => expected,
    getInputHash: () => null,
    onCaptured: () => {},
    separateModes,
  });
}

const hashes = (taken: readonly ScreenshotCaptureResult[]) =>
  taken.map((one) => (one.outcome === 'taken' ? one.hash : one));

test('BENCH-4 screenshots have the same bytes in any order of the stories', async () => {
  const ids = ['tiny--plain', 'tiny--clock', 'tiny--chance', 'tiny--moving'];
  const first = hashes(await take(ids));
  const second = hashes(await take(ids.toReversed()));
  expect(first).toHaveLength(12);
  expect(first.every((hash) => typeof hash === 'string')).toBe(true);
  expect(second).toEqual(first);
  expect(new Set(first).size).toBe(12);
});

test('BENCH-4 a story starts at the top, regardless of the scroll position of the previous one', async () => {
  const alone = hashes(await take(['tiny--place']));
  const after = await take(['tiny--scrolled', 'tiny--place']);
  expect(hashes(after.filter(({ story }) => story === 'tiny--place'))).toEqual(alone);
});

test('BENCH-4 a picture ends below its story and is at most 2,000 px high', async () => {
  const [dark, light, small, ...tall] = await take(['tiny--plain', 'tiny--tall']);
  expect(light).toMatchObject({ mode: '1280-light', width: 1280, height: 84 });
  expect(dark).toMatchObject({ mode: '1280-dark', width: 1280, height: 84 });
  expect(small).toMatchObject({ mode: '360-light', width: 360, height: 84 });
  expect(tall).toEqual(Array(3).fill(expect.objectContaining({ height: 2000 })));
  const { width, height } = PNG.sync.read(
    await readFile(
      `${getScreenshotPathWithoutExtension(folder, { story: 'tiny--tall', mode: '360-light' })}.png`,
    ),
  );
  expect({ width, height }).toEqual({ width: 360, height: 2000 });
});

test.each([
  ['tiny--outside', 'http://127.0.0.1:9/secret, which is outside'],
  ['tiny--missing-file', 'gone.png answered 404'],
  ['tiny--console', 'Console error: a complaint'],
  ['tiny--throws', 'no such thing'],
  ['tiny--throws-later', 'It threw: late'],
  ['tiny--empty', 'the root is empty'],
  ['tiny--missing-font', 'gone.woff2 answered 404'],
  ['tiny--broken-font', 'The font Broken could not be loaded.'],
])('BENCH-4 %s is an error without a picture, and does not affect the next story', async (id, sentence) => {
  const taken = await take([id, 'tiny--plain']);
  expect(taken.filter(({ story }) => story === id)).toEqual(
    Array(3).fill(expect.objectContaining({ outcome: 'error', message: expect.stringContaining(sentence) })),
  );
  const plain = taken.filter(({ story }) => story === 'tiny--plain');
  expect(plain.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
});

test('BENCH-4 a request to another server is an error and does not reach it', async () => {
  const taken = await take(['tiny--other-server']);
  expect(taken).toEqual(
    Array(3).fill(
      expect.objectContaining({
        outcome: 'error',
        message: expect.stringContaining('outside the Storybook'),
      }),
    ),
  );
  expect(requestsOutside).toEqual([]);
});

test('BENCH-4 a font with only local sources may be missing', async () => {
  const taken = await take(['tiny--absent-local-font']);
  expect(taken.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
});

test('BENCH-4 photographs are replaced with flat colours, and icons are not', async () => {
  const taken = await take(['tiny--photograph', 'tiny--photograph-anew', 'tiny--sign']);
  const large = taken.filter(({ mode }) => mode === '1280-light');
  const [first, anew, sign] = ['tiny--photograph', 'tiny--photograph-anew', 'tiny--sign'].map((id) =>
    hashes(large.filter(({ story }) => story === id)).at(0),
  );
  expect(first).toEqual(anew);
  expect(first).not.toEqual(sign);
  const file = `${getScreenshotPathWithoutExtension(folder, { story: 'tiny--photograph', mode: '1280-light' })}.png`;
  const { data, width } = PNG.sync.read(await readFile(file));
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  expect(at(20, 50)).toEqual(at(80, 50));
  expect(at(50, 50)).toEqual([192, 128, 64]);
  expect(at(1, 1)).toEqual([255, 255, 255]);
});

test('BENCH-4 the file of a photograph is the one that fits, although another story has loaded a larger one', async () => {
  const alone = hashes(await take(['tiny--small-photograph']));
  const after = await take(['tiny--large-photograph', 'tiny--small-photograph']);
  expect(hashes(after.filter(({ story }) => story === 'tiny--small-photograph'))).toEqual(alone);
});

test('BENCH-4 a tag adds a high-density mode, whose screenshot is twice as wide and no higher', async () => {
  const [dense] = (await take(['tiny--tall'], ['2x'])).filter(({ mode }) => mode === '1280-2x');
  expect(dense).toMatchObject({ width: 2560, height: 2000 });
});

test('BENCH-4 light modes capture the accessibility tree, and axe runs once for each story', async () => {
  const taken = await take(['tiny--inaccessible']);
  const [dark, light, small] = ['1280-dark', '1280-light', '360-light'].map((mode) =>
    taken.find((one) => one.mode === mode),
  );
  expect(light).toMatchObject({
    aria: '- heading "Tile" [level=2]\n- button',
    axe: [{ rule: 'button-name', help: expect.stringMatching(/./), targets: ['button'] }],
  });
  expect(small).toMatchObject({ aria: '- heading "Tile" [level=2]\n- button', axe: null });
  expect(dark).toMatchObject({ aria: null, axe: null });
});

test('BENCH-4 a story that looks different each time is unstable, not changed', async () => {
  expect((await take(['tiny--unstable'])).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unstable'));
});

test('BENCH-4 a story whose accessibility tree always differs is unstable in modes with an audit', async () => {
  const taken = await take(['tiny--heard-anew']);
  expect(taken.map(({ mode, outcome }) => [mode, outcome])).toEqual([
    ['1280-dark', 'taken'],
    ['1280-light', 'unstable'],
    ['360-light', 'unstable'],
  ]);
  expect(taken[1]).toMatchObject({ reason: expect.stringContaining('the accessibility tree is not') });
});

test('BENCH-4 an expected screenshot is not repeated if its accessibility snapshot is equal', async () => {
  const [, again] = await take(['tiny--plain']);
  const hash = again?.outcome === 'taken' ? again.hash : null;
  const shots = async (expected: ExpectedAppearance) => {
    const open = vi.spyOn(browser, 'newPage');
    await take(['tiny--plain'], [], expected);
    const count = open.mock.calls.length;
    open.mockRestore();
    return count;
  };
  // One page for all three modes, and another one for each of the two modes whose screenshot is not the expected one.
  expect(await shots({ hash, aria: '- paragraph: Tile ৳' })).toBe(3);
  expect(await shots({ hash, aria: '- paragraph: Another' })).toBe(4);
});

test.each([[['tiny--theme-at-mount', 'tiny--plain', 'tiny--clock']], [['tiny--theme-at-mount']]])(
  'BENCH-4 modes that share a page have the same bytes as modes with pages of their own: %s',
  async (ids) => {
    const shared = hashes(await take(ids, ['rtl', 'forced-colours', 'w320']));
    expect(new Set(shared.slice(0, 2)).size).toBe(2);
    expect(shared).toEqual(hashes(await take(ids, ['rtl', 'forced-colours', 'w320'], null, true)));
  },
);

test('BENCH-4 a module that remembers its first mode makes the other modes unstable, or separate modes show it', async () => {
  const shared = await take(['tiny--first-theme']);
  expect(shared.map(({ mode, outcome }) => [mode, outcome])).toEqual([
    ['1280-dark', 'unstable'],
    ['1280-light', 'taken'],
    ['360-light', 'taken'],
  ]);
  const [dark, light] = hashes(await take(['tiny--first-theme'], [], null, true));
  expect(dark).toEqual(expect.any(String));
  expect(dark).not.toBe(light);
});

test('BENCH-4 Storybook’s highlights are off, because they slow down every story', async () => {
  const taken = await take(['tiny--highlight', 'tiny--no-highlight']);
  const [first, second] = ['tiny--highlight', 'tiny--no-highlight'].map((id) =>
    hashes(taken.filter(({ story }) => story === id)),
  );
  expect(first).toEqual(second);
});
