import { readLedger } from '../approved/approvals.ts';
import { readBaselines, recordOf, writeRecord } from '../approved/baselines.ts';
import { hearingOf } from '../hearing.ts';
import type { Verdict } from '../judge/judge.ts';
import { label } from '../picture.ts';
import type { Places } from '../places.ts';
import type { CaptureRun } from './take-pictures.ts';

/**
 * Notes beside each picture that is still the approved one what it is made of now, so that it need not be taken next
 * time. No picture and no approval is touched. Answers how many records were written.
 */
export async function refreshRecords(
  places: Places,
  run: CaptureRun,
  verdicts: readonly Verdict[],
): Promise<number> {
  const approved = new Set(verdicts.filter(({ status }) => status === 'approved').map(label));
  const known = new Map((await readBaselines(places.baselines)).map((one) => [label(one), one.record]));
  const ledger = await readLedger(places.baselines);
  let written = 0;
  for (const one of run.pictures) {
    const record = known.get(label(one));
    if (one.outcome !== 'taken' || one.reused || !record || !approved.has(label(one))) continue;
    // Pictures may be equal while their bytes are not: the record speaks of the file that lies there.
    // What a review has sealed is not added to behind its back.
    const sealed = ledger.get(label(one))?.heard === undefined ? {} : hearingOf(record);
    const fresh = { ...recordOf(one, run.fingerprint.id), hash: record.hash, ...sealed };
    if (JSON.stringify(fresh) === JSON.stringify(record)) continue;
    await writeRecord(places.baselines, one, fresh);
    written += 1;
  }
  return written;
}
