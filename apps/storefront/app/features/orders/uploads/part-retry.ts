import { uploadSettings } from './upload-settings.ts';

/** The response to a part. A status of 0 is a network error. */
export interface PartResponse {
  status: number;
  retryAfterMs?: number | undefined;
}

/** How often a part was retried, by cause. */
export interface RetryCounts {
  throttled: number;
  failed: number;
}

const usualRetryAfterMs = 15_000;
/** The longest pause before a retry. Beyond it the row shows an error and a button. */
const maxPauseMs = 60_000;

/**
 * Returns whether to retry a part, and after which pause: once if the service is throttling, three times after a
 * network or server error, and never after a response that would stay the same.
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
  if (isLast || pauseMs > maxPauseMs) return undefined;
  const repeats = isBusy ? { throttled: throttled + 1, failed } : { throttled, failed: failed + 1 };
  return { pauseMs, repeats };
}
