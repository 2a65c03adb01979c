import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readLedger, writeApproval } from './approvals.ts';
import { readBaselines, removeBaseline, writeBaseline } from './baselines.ts';
import type { Captured } from './capture/capture.ts';
import { judge } from './judge.ts';
import { pathOf, sha256 } from './picture.ts';
import { greyPicture } from './testing/pictures.ts';

const name = { story: 'components-tile--plain', mode: '1280-light' };
const [first, second] = [greyPicture(8, 8), greyPicture(8, 8, [3])];
let baselines: string;
let captured: string;
let minute: number;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'judge-'));
  baselines = join(folder, 'baselines');
  captured = join(folder, 'captured');
  minute = 0;
});

async function lay(picture: Buffer): Promise<void> {
  const hash = sha256(picture);
  await writeBaseline(baselines, name, picture, {
    hash,
    width: 8,
    height: 8,
    inputs: null,
    fingerprint: 'f',
  });
}

async function approveAs(from: Buffer | null, to: Buffer | null): Promise<void> {
  minute += 1;
  const at = `2026-01-01T00:0${minute}:00Z`;
  const hashes = { from: from && sha256(from), to: to && sha256(to) };
  await writeApproval(baselines, {
    by: 'Mina',
    at,
    commit: 'c',
    reason: 'Meant',
    pictures: [{ ...name, ...hashes }],
  });
}

async function verdictOn(picture: Buffer | null, isAsked = true) {
  const shots: Captured[] = [];
  if (picture) {
    const path = `${pathOf(captured, name)}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
    shots.push({ ...name, outcome: 'taken', hash: sha256(picture), width: 8, height: 8, samePicture: null });
  }
  const verdicts = await judge({
    captured: shots,
    baselines: await readBaselines(baselines),
    ledger: await readLedger(baselines),
    baselinesFolder: baselines,
    capturedFolder: captured,
    isAsked: () => isAsked,
  });
  return verdicts.map(({ status }) => status);
}

test('BENCH-4 a picture without a baseline is new, an approved one passes, another one has changed', async () => {
  expect(await verdictOn(first)).toEqual(['new']);
  await lay(first);
  await approveAs(null, first);
  expect(await verdictOn(first)).toEqual(['approved']);
  expect(await verdictOn(second)).toEqual(['changed']);
});

test('BENCH-4 a picture that somebody copied in is found out, record and all', async () => {
  await lay(first);
  await approveAs(null, first);
  await lay(second);
  expect(await verdictOn(second)).toEqual(['unapproved']);
});

test('BENCH-4 a picture whose record was not changed with it is found out', async () => {
  await lay(first);
  await approveAs(null, first);
  await writeFile(`${pathOf(baselines, name)}.png`, second);
  expect(await verdictOn(second)).toEqual(['unapproved']);
});

test('BENCH-4 an approval is void when the picture has changed again', async () => {
  await approveAs(null, first);
  await approveAs(first, second);
  await lay(first);
  expect(await verdictOn(first)).toEqual(['unapproved']);
});

test('BENCH-4 a story that is gone is removed until that is approved too', async () => {
  await lay(first);
  await approveAs(null, first);
  expect(await verdictOn(null)).toEqual(['removed']);
  await removeBaseline(baselines, name);
  expect(await verdictOn(null)).toEqual(['removed']);
  await approveAs(first, null);
  expect(await verdictOn(null)).toEqual([]);
});

test('BENCH-4 a picture that was not asked for is not missed', async () => {
  await lay(first);
  expect(await verdictOn(null, false)).toEqual([]);
});
