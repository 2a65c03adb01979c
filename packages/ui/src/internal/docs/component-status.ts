import { useEffect, useState } from 'react';

/** The data of reports and approved screenshots. Checks that were not run are missing, never assumed. */
export interface StatusReport {
  /** By the first half of a story's id, such as `components-button`. */
  parts: Readonly<Record<string, ComponentStatus>>;
  runs: readonly TestStageResult[];
  /** When the stories were last tested, as an ISO date with or without a time. */
  storiesAt?: string;
  /** The number of approved screenshots. */
  pictures: number;
  /** The reviews, latest first. */
  reviews: readonly ScreenshotReview[];
}

export interface ComponentStatus {
  stories?: { passed: number; failed: number };
  /** The axe rules that were violated in the latest run. */
  axe?: readonly string[];
  pictures: number;
  checks: Readonly<Partial<Record<AccessibilityCheck, AccessibilityCheckResult>>>;
}

export type AccessibilityCheck =
  | 'keyboard'
  | 'names'
  | 'contrast'
  | 'targets'
  | 'forcedColours'
  | 'narrow'
  | 'rightToLeft';

export interface AccessibilityCheckResult {
  passed: boolean;
  /** What the result is based on, such as `4 of 4 steps tested`. */
  says: string;
}

/** One stage of `npm test`, and its latest result if it ever ran. */
export interface TestStageResult {
  name: string;
  result?: { passed: number; failed: number; at: string };
}

export interface ScreenshotReview {
  at: string;
  reason: string;
  pictures: number;
}

/** The titles of the checks, in the order in which the pages show them. */
export const accessibilityCheckTitles: Readonly<Record<AccessibilityCheck, string>> = {
  keyboard: 'Keyboard',
  names: 'Name and role',
  contrast: 'Contrast',
  targets: 'Target size',
  forcedColours: 'Forced colours',
  narrow: '320 px',
  rightToLeft: 'Right to left',
};

export const accessibilityChecks = Object.keys(accessibilityCheckTitles) as readonly AccessibilityCheck[];

/**
 * Fetches the status file beside the pages: written by a build, generated for each request by the development server.
 */
export function useStatusReport(): StatusReport | undefined {
  const [status, setStatus] = useState<StatusReport>();
  useEffect(() => {
    const leave = new AbortController();
    fetch('./status.json', { signal: leave.signal })
      .then((response) => response.json())
      .then(setStatus, (error) => {
        if (!leave.signal.aborted) console.error('The status of the components could not be read.', error);
      });
    return () => leave.abort();
  }, []);
  return status;
}

/** Formats a date and time in the shop's time zone, which it names, or a date alone. */
export function formatDateTime(iso: string): string {
  const day = { day: 'numeric', month: 'long', timeZone: 'Asia/Dhaka' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat('en-GB', iso.includes('T') ? { ...day, ...time } : day);
  return format.format(new Date(iso));
}
