import { toAccessibilitySnapshot } from '../accessibility-snapshot.ts';
import { readApprovalIndex } from '../approved/approvals.ts';
import { readBaselines, toBaselineMetadata, writeMetadata } from '../approved/baselines.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import type { Places } from '../places.ts';
import { getLabel } from '../screenshot-id.ts';
import type { CaptureRun } from './capture-run.ts';

/**
 * Notes beside each picture that is still the approved one what it is made of now, so that it need not be taken next
 * time. No picture and no approval is touched. Answers how many records were written.
 */
export async function refreshMetadata(
  places: Places,
  run: CaptureRun,
  verdicts: readonly ScreenshotResult[],
): Promise<number> {
  const approved = new Set(verdicts.filter(({ status }) => status === 'approved').map(getLabel));
  const known = new Map((await readBaselines(places.baselines)).map((one) => [getLabel(one), one.record]));
  const ledger = await readApprovalIndex(places.baselines);
  let written = 0;
  for (const one of run.pictures) {
    const record = known.get(getLabel(one));
    if (one.outcome !== 'taken' || one.reused || !record || !approved.has(getLabel(one))) continue;
    // Pictures may be equal while their bytes are not: the record speaks of the file that lies there.
    // What a review has sealed is not added to behind its back.
    const sealed = ledger.get(getLabel(one))?.heard === undefined ? {} : toAccessibilitySnapshot(record);
    const fresh = { ...toBaselineMetadata(one, run.fingerprint.id), hash: record.hash, ...sealed };
    if (JSON.stringify(fresh) === JSON.stringify(record)) continue;
    await writeMetadata(places.baselines, one, fresh);
    written += 1;
  }
  return written;
}
