import { uploadSettings } from './upload-settings.ts';

/** What came back for a part. A status of 0 is a line that broke off. */
export interface PartResponse {
  status: number;
  retryAfterMs?: number | undefined;
}

/** How often a part has gone again, and why. */
export interface RetryCounts {
  throttled: number;
  failed: number;
}

const usualRetryAfterMs = 15_000;
/** Nobody is kept waiting for longer without a word: the row says what is the matter, and has a button. */
const longestPauseMs = 60_000;

/**
 * Whether a part goes again, and after how long. Once where the shop is busy, three times where the line or the server
 * failed, and never after an answer that will stay the same.
 */
export function getRetry(
  { status, retryAfterMs }: PartResponse,
  { throttled, failed }: RetryCounts,
): { pauseMs: number; repeats: RetryCounts } | undefined {
  const isBusy = status === 429;
  if (!isBusy && status !== 0 && status < 500) return undefined;
  const isLast = isBusy
    ? throttled >= uploadSettings.retryThrottledRequestMaxTimes
    : failed >= uploadSettings.retryNetworkErrorMaxTimes;
  const growing = (failed + 1) * 1000;
  const pauseMs = isBusy ? (retryAfterMs ?? usualRetryAfterMs) : Math.max(growing, retryAfterMs ?? 0);
  if (isLast || pauseMs > longestPauseMs) return undefined;
  const repeats = isBusy ? { throttled: throttled + 1, failed } : { throttled, failed: failed + 1 };
  return { pauseMs, repeats };
}
