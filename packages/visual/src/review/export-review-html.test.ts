import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compressScreenshot } from '../approved/compress-screenshot.ts';
import { getCapturedFolder } from '../paths.ts';
import { getScreenshotPathWithoutExtension, sha256 } from '../screenshot-id.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
} from '../testing/review-fixture.ts';
import { exportReviewHtml } from './export-review-html.ts';
import type { DecisionKind } from './review-data.ts';
import { type ExportedDecision, ReviewSession } from './review-session.ts';
import { serializeDecisions } from './serialize-decisions.ts';

const shots = {
  'a--one m': { before: await compressScreenshot(greyImageFixture), after: createChangedGreyImageFixture(1) },
  'a--two m': { before: greyImageFixture, after: createChangedGreyImageFixture(2) },
};

async function builtPage(): Promise<string> {
  const page = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(page, 'assets'));
  await writeFile(join(page, 'assets/page.js'), "const end = '</script><!-- $& ';");
  await writeFile(join(page, 'assets/page.css'), 'p { color: red }');
  await writeFile(
    join(page, 'index.html'),
    `<!doctype html><html><head><link rel="icon" href="data:," />
<script type="module" crossorigin src="./assets/page.js"></script>
<link rel="stylesheet" crossorigin href="./assets/page.css"></head><body><div id="page"></div></body></html>`,
  );
  return page;
}

test('BENCH-4 an exported review is one file of page, data and pictures, all of them escaped', async () => {
  const reviewing = await ReviewSession.open(await createReviewFoldersFixture(shots), 'Mina');
  await reviewing.decide({
    labels: ['a--one m'],
    verb: 'reject',
    reason: '</script><script>alert(1)</script>',
    shownIn: 'slider',
  });
  const path = join(await mkdtemp(join(tmpdir(), 'export-')), 'review.html');
  const onWritten = vi.fn();
  const bytes = await exportReviewHtml(path, await builtPage(), reviewing.review, reviewing.files, onWritten);
  expect(onWritten).toHaveBeenCalledTimes(2);
  const html = await readFile(path, 'utf8');
  expect(Buffer.byteLength(html)).toBe(bytes);
  expect(html.match(/<\/script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(html).not.toMatch(/(?:src|href)="\.\//);
  expect(html).toContain('<style>p { color: red }</style>');
  expect(html.indexOf('id="review-data"')).toBeLessThan(html.indexOf('const end'));

  const [, data = ''] = /id="review-data">(.*?)<\/script>/s.exec(html) ?? [];
  const [screenshot] = JSON.parse(data).pictures;
  expect(screenshot).toMatchObject({
    label: 'a--one m',
    after: { hash: sha256(createChangedGreyImageFixture(1)) },
  });
  expect(screenshot.before.source).toBe(
    `data:image/webp;base64,${(await compressScreenshot(greyImageFixture)).toString('base64')}`,
  );
  expect(screenshot.after.source).toBe(
    `data:image/png;base64,${createChangedGreyImageFixture(1).toString('base64')}`,
  );
});

test('BENCH-4 a file can be decided and imported although its screenshots were compressed since the capture', async () => {
  const paths = await createReviewFoldersFixture(shots);
  const captured = getScreenshotPathWithoutExtension(getCapturedFolder(paths), {
    story: 'a--one',
    mode: 'm',
  });
  await writeFile(`${captured}.webp`, await compressScreenshot(await readFile(`${captured}.png`)));
  await rm(`${captured}.png`);
  const { review } = await ReviewSession.open(paths, 'Mina');
  const decision = { verb: 'reject', reason: 'Too dark', shownIn: 'slider', by: 'Rafi', at: '' } as const;
  const saved = JSON.parse(serializeDecisions('Rafi', { 'a--one m': decision }, review));
  const importing = await ReviewSession.open(paths, 'Mina');
  expect(await importing.importDecisions(saved.decisions)).toEqual([]);
});

test('BENCH-4 decisions from an exported file are imported if they are about the pictures of this capture', async () => {
  const paths = await createReviewFoldersFixture(shots);
  const reviewing = await ReviewSession.open(paths, 'Mina');
  const said = (verb: DecisionKind, hash: string, heard: string | null = null): ExportedDecision => ({
    verb,
    hash,
    heard,
    reason: 'Looked at on the train',
    by: 'Rafi',
    at: '2026-02-02T00:00:00Z',
    shownIn: 'slider',
  });
  const heardAnew = said('approve', sha256(createChangedGreyImageFixture(1)), 'another accessibility tree');
  expect(await reviewing.importDecisions({ 'a--one m': heardAnew })).toEqual([
    'The picture a--one m is different here.',
  ]);
  const left = await reviewing.importDecisions({
    'a--one m': said('approve', sha256(createChangedGreyImageFixture(1))),
    'a--two m': said('approve', sha256(createChangedGreyImageFixture(9))),
    'a--gone m': said('approve', 'x'),
  });
  expect(left).toEqual([
    'The picture a--two m is different here.',
    'The picture a--gone m is different here.',
  ]);
  expect(reviewing.review.decisions).toMatchObject({ 'a--one m': { by: 'Rafi', shownIn: 'slider' } });
  await reviewing.decide({ labels: ['a--two m'], verb: 'approve', reason: 'Mine', shownIn: 'blink' });
  const { path } = await reviewing.export('');
  const reviews = path.split(' and ').map((one) => readFile(join(paths.baselines, one), 'utf8'));
  expect((await Promise.all(reviews)).map((text) => JSON.parse(text))).toMatchObject([
    { by: 'Rafi', pictures: [{ story: 'a--one' }] },
    { by: 'Mina', pictures: [{ story: 'a--two' }] },
  ]);
});
