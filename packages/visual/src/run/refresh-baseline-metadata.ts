import { normalizeAccessibilityAuditData } from '../accessibility-audit-data.ts';
import { readBaselines, toBaselineMetadata, writeBaselineMetadata } from '../approved/baselines.ts';
import { readApprovalIndex } from '../approved/review-records.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import type { Paths } from '../paths.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import type { CaptureRun } from './capture-run.ts';

/**
 * Updates the recorded inputs of each screenshot that is still approved, so that it need not be captured next time. No
 * screenshot and no approval is changed. Returns the number of updated records.
 */
export async function refreshBaselineMetadata(
  paths: Paths,
  run: CaptureRun,
  results: readonly ScreenshotResult[],
): Promise<number> {
  const approved = new Set(results.filter(({ status }) => status === 'approved').map(getScreenshotLabel));
  const metadataByLabel = new Map(
    (await readBaselines(paths.baselines)).map((one) => [getScreenshotLabel(one), one.metadata]),
  );
  const approvalIndex = await readApprovalIndex(paths.baselines);
  let written = 0;
  for (const one of run.pictures) {
    const metadata = metadataByLabel.get(getScreenshotLabel(one));
    if (one.outcome !== 'taken' || one.reused || !metadata || !approved.has(getScreenshotLabel(one)))
      continue;
    // The metadata keeps the hash of the stored file, because equal screenshots may have different bytes. An approved
    // accessibility snapshot stays as it was approved.
    const sealed =
      approvalIndex.get(getScreenshotLabel(one))?.heard === undefined
        ? {}
        : normalizeAccessibilityAuditData(metadata);
    const fresh = { ...toBaselineMetadata(one, run.fingerprint.id), hash: metadata.hash, ...sealed };
    if (JSON.stringify(fresh) === JSON.stringify(metadata)) continue;
    await writeBaselineMetadata(paths.baselines, one, fresh);
    written += 1;
  }
  return written;
}
