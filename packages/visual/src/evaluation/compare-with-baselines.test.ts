import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccessibilityAuditData, hashAccessibilityAuditData } from '../accessibility-audit-data.ts';
import { readBaselines, removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { compressScreenshot } from '../approved/compress-screenshot.ts';
import { type ReviewRecord, writeReviewRecord } from '../approved/review-records.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { getScreenshotPathWithoutExtension, sha256 } from '../screenshot-id.ts';
import { createGreyImageWithDotsFixture } from '../testing/image-fixtures.ts';
import { compareWithBaselines, type ScreenshotResult } from './compare-with-baselines.ts';
import { readDecisionIndex } from './decision-index.ts';

const name = { story: 'components-tile--plain', mode: '1280-light' };
const [first, second] = [createGreyImageWithDotsFixture(8, 8), createGreyImageWithDotsFixture(8, 8, [3])];
let baselines: string;
let captured: string;
let differences: string;
let minute: number;
let last: ScreenshotResult[];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baselines-'));
  baselines = join(folder, 'baselines');
  captured = join(folder, 'captured');
  differences = join(folder, 'differences');
  minute = 0;
});

async function storeBaseline(screenshot: Buffer, heard: AccessibilityAuditData = {}): Promise<void> {
  const hash = sha256(screenshot);
  await writeBaseline(baselines, name, screenshot, {
    hash,
    width: 8,
    height: 8,
    inputs: null,
    fingerprint: 'f',
    ...heard,
  });
}

async function approveAs(
  from: Buffer | null,
  to: Buffer | null,
  heard: AccessibilityAuditData = {},
): Promise<void> {
  const hash = hashAccessibilityAuditData(heard);
  const appearances = { from: from && sha256(from), to: to && sha256(to), ...(hash && { heard: hash }) };
  await writeReview({ pictures: [{ ...name, ...appearances }] });
}

async function writeReview(more: Partial<ReviewRecord>): Promise<void> {
  minute += 1;
  const at = `2026-01-01T00:0${minute}:00Z`;
  await writeReviewRecord(baselines, { by: 'Mina', at, commit: 'c', reason: 'Meant', pictures: [], ...more });
}

async function getStatuses(screenshot: Buffer | null, isSelected = true, heard: AccessibilityAuditData = {}) {
  const shots: ScreenshotCaptureResult[] = [];
  if (screenshot) {
    const path = `${getScreenshotPathWithoutExtension(captured, name)}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, screenshot);
    const taken = { hash: sha256(screenshot), width: 8, height: 8, duplicateReason: null, ...heard };
    shots.push({ ...name, outcome: 'taken', ...taken });
  }
  const results = await compareWithBaselines({
    captured: shots,
    baselines: await readBaselines(baselines),
    decisionIndex: await readDecisionIndex(baselines),
    baselinesFolder: baselines,
    capturedFolder: captured,
    differencesFolder: differences,
    isSelected: () => isSelected,
  });
  last = results;
  return results.map(({ status }) => status);
}

test('BENCH-4 a picture without a baseline is new, an approved one passes, another one has changed', async () => {
  expect(await getStatuses(first)).toEqual(['new']);
  await storeBaseline(first);
  await approveAs(null, first);
  expect(await getStatuses(first)).toEqual(['approved']);
  expect(await getStatuses(second)).toEqual(['changed']);
});

test('BENCH-4 a picture that was copied into the baselines is detected, even with its record', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  await storeBaseline(second);
  expect(await getStatuses(second)).toEqual(['unapproved']);
});

test('BENCH-4 a picture that was replaced without its record is detected', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  await writeFile(`${getScreenshotPathWithoutExtension(baselines, name)}.png`, second);
  expect(await getStatuses(second)).toEqual(['unapproved']);
});

test('BENCH-4 a second picture beside the approved one is detected', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  await writeFile(
    `${getScreenshotPathWithoutExtension(baselines, name)}.webp`,
    await compressScreenshot(second),
  );
  expect(await getStatuses(first)).toEqual(['unapproved']);
  expect(last[0]?.message).toContain('The picture in the baselines was never approved');
});

test('BENCH-4 a compressed picture is compared by the hash of its screenshot, without decoding', async () => {
  // Decoding it would fail.
  const packed = Buffer.from('RIFF of no pixels');
  await storeBaseline(packed);
  await writeReview({ pictures: [{ ...name, from: null, to: sha256(packed), taken: sha256(first) }] });
  expect(await getStatuses(first)).toEqual(['approved']);
});

test('BENCH-4 an approval is void when the picture has changed again', async () => {
  await approveAs(null, first);
  await approveAs(first, second);
  await storeBaseline(first);
  expect(await getStatuses(first)).toEqual(['unapproved']);
});

test('BENCH-4 a missing story is reported as removed until the removal is approved', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  expect(await getStatuses(null)).toEqual(['removed']);
  await removeBaseline(baselines, name);
  expect(await getStatuses(null)).toEqual(['removed']);
  await approveAs(first, null);
  expect(await getStatuses(null)).toEqual([]);
});

test('BENCH-4 a picture that was not selected is not reported as missing', async () => {
  await storeBaseline(first);
  expect(await getStatuses(null, false)).toEqual([]);
});

test('BENCH-4 a rejected look is reported with reviewer and reason, and a different look has changed', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  await writeReview({ rejected: [{ ...name, hash: sha256(second), reason: 'Too bright' }] });
  expect(await getStatuses(second)).toEqual(['rejected']);
  expect(last[0]).toMatchObject({
    message: 'Mina on 2026-01-01 rejected it: Too bright',
    difference: { pixels: 1 },
  });
  expect(await getStatuses(createGreyImageWithDotsFixture(8, 8, [3, 4]))).toEqual(['changed']);
  await approveAs(first, second);
  await storeBaseline(second);
  expect(await getStatuses(second)).toEqual(['approved']);
});

test('BENCH-4 a removal can be rejected', async () => {
  await storeBaseline(first);
  await approveAs(null, first);
  await writeReview({ rejected: [{ ...name, hash: null, reason: 'The story is needed' }] });
  expect(await getStatuses(null)).toEqual(['rejected']);
});

test('BENCH-4 a picture that two branches approved differently stops the gate, whichever is the baseline', async () => {
  const third = createGreyImageWithDotsFixture(8, 8, [5]);
  await approveAs(null, first);
  await approveAs(first, second);
  await approveAs(first, third);
  for (const side of [second, third]) {
    await storeBaseline(side);
    expect(await getStatuses(side)).toEqual(['unapproved']);
    expect(last[0]?.message).toContain('resolve components-tile--plain');
  }
});

test('BENCH-4 a flaky picture names who marked it, and is still unstable', async () => {
  await writeReview({ flaky: [{ ...name, reason: 'The spinner' }] });
  const [result] = await compareWithBaselines({
    captured: [{ ...name, outcome: 'unstable' }],
    baselines: [],
    decisionIndex: await readDecisionIndex(baselines),
    baselinesFolder: baselines,
    capturedFolder: captured,
    differencesFolder: differences,
    isSelected: () => true,
  });
  expect(result).toMatchObject({
    status: 'unstable',
    message: expect.stringContaining('Marked as flaky by Mina: The spinner'),
  });
});

const save = { aria: '- button "Save"', axe: [] };
const keep = { aria: '- button "Keep"', axe: [] };
const unnamed = { aria: save.aria, axe: [{ rule: 'button-name', help: 'Name it', targets: ['button'] }] };

describe('BENCH-4 the accessibility snapshot of an equal picture', () => {
  test('stops the gate when it differs, and says how', async () => {
    await storeBaseline(first, save);
    await approveAs(null, first);
    expect(await getStatuses(first, true, save)).toEqual(['approved']);
    expect(await getStatuses(first, true, keep)).toEqual(['accessibility']);
    expect(last[0]?.message).toContain('“button "Save"” became “button "Keep"”');
    expect(await getStatuses(first, true, unnamed)).toEqual(['accessibility']);
    expect(last[0]?.message).toContain('axe newly finds button-name');
  });

  test('is not new if the approved picture was not audited', async () => {
    await storeBaseline(first);
    await approveAs(null, first);
    expect(await getStatuses(first, true, keep)).toEqual(['approved']);
  });

  test('is also compared if the bytes differ and the pixels do not', async () => {
    await storeBaseline(first, save);
    await approveAs(null, first);
    expect(await getStatuses(createGreyImageWithDotsFixture(8, 8, [], 0), true, save)).toEqual(['approved']);
    expect(await getStatuses(createGreyImageWithDotsFixture(8, 8, [], 0), true, keep)).toEqual([
      'accessibility',
    ]);
  });

  test('cannot be edited in the record of a picture whose approval includes it', async () => {
    await approveAs(null, first, save);
    await storeBaseline(first, save);
    expect(await getStatuses(first, true, save)).toEqual(['approved']);
    await storeBaseline(first, keep);
    expect(await getStatuses(first, true, keep)).toEqual(['unapproved']);
  });

  test('can be rejected alone: with the old snapshot, the picture is approved again', async () => {
    await storeBaseline(first, save);
    await approveAs(null, first);
    const heard = hashAccessibilityAuditData(keep) ?? '';
    await writeReview({ rejected: [{ ...name, hash: sha256(first), heard, reason: 'Keep what?' }] });
    expect(await getStatuses(first, true, keep)).toEqual(['rejected']);
    expect(last[0]?.message).toBe('Mina on 2026-01-01 rejected it: Keep what?');
    expect(await getStatuses(first, true, save)).toEqual(['approved']);
    await approveAs(first, first, keep);
    await storeBaseline(first, keep);
    expect(await getStatuses(first, true, keep)).toEqual(['approved']);
  });
});
