import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressScreenshot } from '../approved/compress-screenshot.ts';
import { writeReviewRecord } from '../approved/review-records.ts';
import { compareScreenshots } from '../compare/compare-screenshots.ts';
import { compareRunWithBaselines, readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import { getDecisionsPath, type Paths } from '../paths.ts';
import { sha256 } from '../screenshot-id.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
  type ImagePairsByLabel,
  writeCaptureRunFixture,
} from '../testing/review-fixture.ts';
import { ReviewPageFiles } from './review-page-files.ts';
import { ReviewSession } from './review-session.ts';
import { type ReviewServer, serveReview } from './serve-review.ts';

/** The screenshot as it is stored in the baselines. */
const packed = await compressScreenshot(greyImageFixture);

const shots: ImagePairsByLabel = {
  'a--one m': { before: packed, after: createChangedGreyImageFixture(1) },
  'a--two m': { before: greyImageFixture, after: createChangedGreyImageFixture(2) },
  'a--same m': { before: greyImageFixture, after: greyImageFixture },
  'b--new m': { before: null, after: createChangedGreyImageFixture(4) },
  'b--gone m': { before: greyImageFixture, after: null },
  'c--other m': { before: greyImageFixture, after: createChangedGreyImageFixture(200) },
};

let paths: Paths;
let server: ReviewServer;
let origin: string;
let cookie: string;

async function start(reviewer: string | null = 'Mina'): Promise<void> {
  const page = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(page, 'assets'));
  await writeFile(join(page, 'index.html'), '<p>The page</p>');
  await writeFile(join(page, 'assets/page.js'), 'true;');
  server = await serveReview(await ReviewSession.open(paths, reviewer), await ReviewPageFiles.list(page), 0);
  ({ origin } = new URL(server.address));
  const response = await fetch(server.address, { redirect: 'manual' });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

beforeEach(async () => {
  paths = await createReviewFoldersFixture(shots);
  await start();
});

afterEach(() => server.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

const decide = (labels: string[], verb: string, reason = '', shownIn = 'slider') =>
  post('decisions', { labels, verb, reason, shownIn });

const get = (path: string) => fetch(`${origin}/${path}`, { headers: { cookie } });

const review = async () => (await get('review.json')).json();

/** Sends a raw request, because fetch neither sends a foreign host nor keeps dots in a path. */
function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode ?? 0, body });
    })
      .once('error', reject)
      .end();
  });
}

test('BENCH-4 the review lists unapproved screenshots with both versions, difference and history', async () => {
  const { approved, pictures, decisions } = await review();
  expect(approved).toBe(1);
  expect(decisions).toEqual({});
  expect(
    pictures.map(({ label, status }: { label: string; status: string }) => `${label} ${status}`),
  ).toEqual([
    'a--one m changed',
    'a--two m changed',
    'b--gone m removed',
    'b--new m new',
    'c--other m changed',
  ]);
  const [one] = pictures;
  expect(one).toMatchObject({
    before: { width: 16, height: 16, hash: sha256(packed) },
    difference: { pixels: 1, regions: [{ x: 0, y: 0, width: 1, height: 1 }] },
    history: [{ by: 'Mina', reason: 'First', verb: 'approve', hash: sha256(packed) }],
  });
  for (const [source, bytes, type] of [
    [one.before.source, packed, 'image/webp'],
    [one.after.source, createChangedGreyImageFixture(1), 'image/png'],
  ]) {
    const screenshot = await get(source);
    expect(screenshot.headers.get('content-type')).toBe(type);
    expect(screenshot.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await screenshot.arrayBuffer())).toEqual(bytes);
  }
  expect((await get(one.difference.source)).status).toBe(200);
});

test('BENCH-4 the page and its files are served, and no other files', async () => {
  expect(await (await get('')).text()).toBe('<p>The page</p>');
  expect((await get('assets/page.js')).headers.get('content-type')).toContain('javascript');
  const outside = [
    '/../../etc/passwd',
    '/assets/../../x',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/pictures/../../../etc/passwd',
    '/pictures/..%2f..%2fetc%2fpasswd',
    `/pictures/${'0'.repeat(64)}`,
    '/assets',
  ];
  for (const path of outside) expect((await raw(path, { cookie })).status, path).toBe(404);
});

test('BENCH-4 requests with another host, origin or frame are refused', async () => {
  const host = new URL(origin).host;
  expect((await raw('/review.json', { host: 'evil.example', cookie })).status).toBe(403);
  expect((await raw('/review.json', { host, cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await raw('/review.json', { host, cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const visit = { host, cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  expect((await raw('/', visit)).status).toBe(200);
  const response = await get('review.json');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('BENCH-4 without the key of the printed address, no route returns data', async () => {
  const { pictures } = await review();
  for (const path of ['', 'review.json', 'events', pictures[0].after.source, 'assets/page.js', 'none']) {
    for (const headers of [{}, { cookie: cookie.replace(/=.*/, '=guess') }]) {
      const response = await fetch(`${origin}/${path}`, { headers });
      expect(response.status, path).toBe(403);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('Open the address that <code>review</code> printed');
    }
  }
  expect((await fetch(`${origin}/?key=guess`, { redirect: 'manual' })).status).toBe(403);
  const { searchParams } = new URL(server.address);
  expect((await fetch(`${origin}/review.json?${searchParams}`)).status).toBe(200);
});

test('BENCH-4 a link to the printed address works from another site', async () => {
  const response = await fetch(server.address, { redirect: 'manual' });
  // A browser sends a Strict cookie neither with a visit from another site nor with the redirect that follows it.
  expect(response.headers.get('set-cookie')).toContain('SameSite=Lax');
});

test('BENCH-4 decisions need the cookie of the printed address, the page’s own origin and JSON', async () => {
  const request = { labels: ['a--one m'], verb: 'approve', reason: '', shownIn: 'slider' };
  expect(await post('decisions', request, { cookie: '' })).toMatchObject({ status: 403 });
  expect(await post('decisions', request, { cookie: cookie.replace(/=.*/, '=guess') })).toMatchObject({
    status: 403,
  });
  expect(await post('decisions', request, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await post('decisions', request, { 'content-type': 'text/plain' })).toMatchObject({ status: 403 });
  const guessed = await fetch(`${origin}/?key=guess`, { redirect: 'manual' });
  expect(guessed.headers.get('set-cookie')).toBeNull();
  expect((await review()).decisions).toEqual({});
  expect(await post('decisions', request, { origin })).toMatchObject({
    status: 200,
    said: '1 picture approved.',
  });
});

test('BENCH-4 a decision survives a restart, can be undone, and is void when its picture changes', async () => {
  await decide(['a--one m'], 'approve', 'Meant');
  await decide(['a--two m'], 'reject', 'Too bright', 'difference');
  await server.close();
  await start();
  expect((await review()).decisions).toMatchObject({
    'a--one m': { verb: 'approve', by: 'Mina', shownIn: 'slider' },
    'a--two m': { verb: 'reject', reason: 'Too bright', shownIn: 'difference' },
  });
  expect(await post('undo', {})).toMatchObject({ labels: ['a--two m'] });
  await decide(['a--two m'], 'approve', 'After all');

  await writeCaptureRunFixture(paths, {
    ...shots,
    'a--one m': { before: greyImageFixture, after: createChangedGreyImageFixture(3) },
  });
  const { decisions, pictures } = await review();
  expect(Object.keys(decisions)).toEqual(['a--two m']);
  expect(pictures[0]).toMatchObject({ label: 'a--one m', difference: { pixels: 3 } });
});

test('BENCH-4 the reviewer is named by the command, and only without that name by the page', async () => {
  const decision = { labels: ['a--one m'], verb: 'approve', shownIn: 'slider', by: 'Nila' };
  await post('decisions', decision);
  expect((await review()).reviewer).toBe('Mina');
  expect((await review()).decisions).toMatchObject({ 'a--one m': { by: 'Mina' } });

  await server.close();
  await start(null);
  expect((await review()).reviewer).toBeNull();
  for (const by of [undefined, ' ']) {
    const refused = await post('decisions', { ...decision, by });
    expect(refused).toMatchObject({ status: 409, said: expect.stringContaining('name') });
  }
  expect(await post('decisions', decision)).toMatchObject({ status: 200 });
  expect((await review()).decisions).toMatchObject({ 'a--one m': { by: 'Nila' } });
});

test('BENCH-4 undo restores the previous decision, and reports if nothing is left to undo', async () => {
  await decide(['a--one m'], 'reject', 'No');
  await decide(['a--one m'], 'approve', 'Yes');
  await post('undo', {});
  expect((await review()).decisions).toMatchObject({ 'a--one m': { verb: 'reject', reason: 'No' } });
  await post('undo', {});
  expect((await review()).decisions).toEqual({});
  expect(await post('undo', {})).toMatchObject({ status: 409, said: 'There is nothing to undo.' });
});

test('BENCH-4 a group is approved at once only when each of its outliers was opened', async () => {
  const { causes } = await review();
  const [cause] = causes;
  expect(cause).toMatchObject({ kind: 'look', pictures: ['a--one m', 'a--two m', 'c--other m'] });
  expect(cause.outliers).toEqual(['c--other m']);
  const rejection = await decide(cause.pictures, 'approve', 'Brighter');
  expect(rejection).toMatchObject({ status: 409, said: expect.stringContaining('Open c--other m first') });
  await post('seen', { label: 'c--other m', view: 'blink' });
  expect(await decide(cause.pictures, 'approve', 'Brighter', 'side-by-side')).toMatchObject({ status: 200 });
  expect((await review()).decisions).toMatchObject({
    'c--other m': { shownIn: 'blink' },
    'a--one m': { shownIn: 'sheet' },
  });
  const mixed = await decide(['a--one m', 'b--new m'], 'approve', 'All');
  expect(mixed).toMatchObject({ status: 409, said: expect.stringContaining('one cause') });
});

test('BENCH-4 a group is rejected at once, undone at once, and exported as one rejection for each picture', async () => {
  const [cause] = (await review()).causes;
  expect(await decide(cause.pictures, 'reject', ' ', 'sheet')).toMatchObject({ status: 409 });
  expect(await decide(cause.pictures, 'reject', 'Too pale', 'sheet')).toMatchObject({
    status: 200,
    said: '3 pictures rejected.',
  });
  expect(await post('undo', {})).toMatchObject({ labels: cause.pictures, decisions: {} });
  await decide(cause.pictures, 'reject', 'Too pale', 'sheet');
  const { path } = await post('export', {});
  expect(JSON.parse(await readFile(join(paths.baselines, path), 'utf8'))).toMatchObject({
    reason: 'Too pale',
    pictures: [],
    rejected: [{ story: 'a--one' }, { story: 'a--two' }, { story: 'c--other' }],
  });
  const results = await compareRunWithBaselines(paths, await readCaptureRun(paths));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected.map(({ story, message }) => [story, message?.includes('Too pale')])).toEqual([
    ['a--one', true],
    ['a--two', true],
    ['c--other', true],
  ]);
});

test('BENCH-4 a picture that two branches approved differently is refused and referred to resolve', async () => {
  const at = '2026-02-01T00:00:00Z';
  const screenshots = [{ story: 'a--one', mode: 'm', from: null, to: 'elsewhere' }];
  await writeReviewRecord(paths.baselines, {
    by: 'Rafi',
    at,
    commit: 'c',
    reason: 'Other',
    pictures: screenshots,
  });
  await server.close();
  await start();
  const rejection = await decide(['a--one m'], 'approve', 'Mine');
  expect(rejection).toMatchObject({ status: 409, said: expect.stringContaining('resolve a--one') });
});

test('BENCH-4 an invalid request is rejected with a message and changes nothing', async () => {
  for (const [body, sentence] of [
    [{ labels: ['a--one m'], verb: 'reject', reason: ' ', shownIn: 'slider' }, 'needs a reason'],
    [{ labels: ['a--same m'], verb: 'approve', shownIn: 'slider' }, 'nothing to decide about a--same m'],
    [{ labels: ['x'], verb: 'approve', shownIn: 'slider' }, 'nothing to decide about x'],
    [{ labels: [], verb: 'approve', shownIn: 'slider' }, 'No picture is selected'],
    [{ labels: 'x', verb: 'approve', shownIn: 'slider' }, 'labels must be a list'],
    [{ labels: ['a--one m'], verb: 'adore', shownIn: 'slider' }, 'verb must be one of'],
    [{ labels: ['a--one m'], verb: 'approve', shownIn: 'mirror' }, 'shownIn must be one of'],
    [{ labels: ['__proto__'], verb: 'approve', shownIn: 'slider' }, 'nothing to decide'],
    ['[]', 'a JSON object'],
    ['{', 'no JSON'],
  ] as const) {
    const { status, said } = await post('decisions', body);
    expect([status >= 400 && status < 500, said]).toEqual([true, expect.stringContaining(sentence)]);
  }
  expect(await post('constructor', {})).toMatchObject({ status: 404 });
  expect(await post('decisions', { labels: ['x'.repeat(2 ** 20)] })).toMatchObject({ status: 409 });
  expect((await review()).decisions).toEqual({});
});

test('BENCH-4 export writes approved pictures, rejections and one review, and nothing else', async () => {
  await decide(['a--one m'], 'approve', 'Brighter', 'difference');
  await decide(['b--gone m'], 'approve');
  await decide(['b--new m'], 'reject', 'Not yet');
  await decide(['a--two m'], 'flaky', 'Moves');
  expect(await post('export', {})).toMatchObject({
    status: 409,
    said: expect.stringContaining('1 approvals have no'),
  });
  const response = await post('export', { reason: 'The corner' });
  expect(response).toMatchObject({ status: 200, approved: 2, rejected: 1, flaky: 1, decisions: {} });
  expect(response.said).toContain('Written: 2 approved, 1 rejected, 1 marked as flaky.');

  const written = JSON.parse(await readFile(join(paths.baselines, response.path), 'utf8'));
  expect(written).toMatchObject({
    by: 'Mina',
    commit: 'c0ffee',
    pictures: [
      {
        story: 'a--one',
        from: sha256(packed),
        taken: sha256(createChangedGreyImageFixture(1)),
        shownIn: 'difference',
      },
      { story: 'b--gone', to: null },
    ],
    rejected: [{ story: 'b--new', hash: sha256(createChangedGreyImageFixture(4)) }],
    flaky: [{ story: 'a--two' }],
  });
  const reasons = [...written.pictures, ...written.rejected].map((one) => one.reason ?? written.reason);
  expect(reasons).toEqual(['Brighter', 'The corner', 'Not yet']);
  const stored = await readFile(join(paths.baselines, 'a/one/m.webp'));
  expect(sha256(stored)).toBe(written.pictures[0].to);
  expect(await compareScreenshots(stored, createChangedGreyImageFixture(1))).toBeNull();
  expect((await readdir(paths.baselines)).sort()).toEqual(['a', 'approvals', 'c', 'fingerprint.json']);

  const statuses = (await compareRunWithBaselines(paths, await readCaptureRun(paths))).map(
    ({ story, status }) => [story, status],
  );
  expect(Object.fromEntries(statuses)).toEqual({
    'a--one': 'approved',
    'a--same': 'approved',
    'a--two': 'changed',
    'b--new': 'rejected',
    'c--other': 'changed',
  });
  expect(JSON.parse(await readFile(getDecisionsPath(paths), 'utf8')).decisions).toEqual({});
});

test('BENCH-4 exported decisions are counted until there is a new capture', async () => {
  await decide(['a--one m'], 'approve', 'Brighter');
  await decide(['a--two m'], 'approve', 'Brighter');
  await decide(['b--gone m'], 'approve', 'Gone');
  await decide(['b--new m'], 'reject', 'Not yet');
  await decide(['c--other m'], 'flaky', 'Moves');
  await post('export', {});
  const exported = async () => {
    const { exportedApprovals, pictures } = await review();
    const listed = pictures.filter((one: { exported: boolean }) => one.exported);
    return [exportedApprovals, listed.map(({ label }: { label: string }) => label)];
  };
  expect(await exported()).toEqual([3, ['b--new m', 'c--other m']]);
  await writeCaptureRunFixture(paths, shots);
  expect(await exported()).toEqual([0, []]);
});

test('BENCH-4 an export reports how many approved pictures are written', async () => {
  const response = await get('events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await decide(['a--one m'], 'approve', 'Brighter');
  await decide(['a--two m'], 'approve', 'Brighter');
  await decide(['b--new m'], 'reject', 'Not yet');
  await post('export', {});
  let received = '';
  while (!received.includes('event: review')) received += (await reader?.read())?.value ?? '';
  expect(received.match(/event: export-progress\ndata: .*/g)).toEqual([
    'event: export-progress\ndata: {"written":1,"total":2}',
    'event: export-progress\ndata: {"written":2,"total":2}',
  ]);
  await reader?.cancel();
});

test('BENCH-4 a second tab is notified of decisions and of a review that was written', async () => {
  const response = await get('events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const until = async (text: string) => {
    while (!received.includes(text)) received += (await reader?.read())?.value ?? '';
  };
  await until('listening');
  await decide(['a--one m'], 'approve', 'Meant');
  await until('event: decisions');
  expect(received).toContain('"a--one m":{"verb":"approve"');
  await post('export', {});
  await until('event: review');
  await reader?.cancel();
});
