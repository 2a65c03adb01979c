import { useEffect, useState } from 'react';

/** What reports and approved pictures say, gathered for the pages. What was not run is missing, never assumed. */
export interface StatusReport {
  /** By the first half of a story's id, such as `components-button`. */
  parts: Readonly<Record<string, ComponentStatus>>;
  runs: readonly TestRun[];
  /** When the stories were visited last, as an ISO date. */
  storiesAt?: string;
  /** Pictures that stand approved beside the code. */
  pictures: number;
  /** The latest reviews first. */
  reviews: readonly ApprovalState[];
}

export interface ComponentStatus {
  stories?: { passed: number; failed: number };
  /** Rules of axe that were broken in the latest visit. */
  axe?: readonly string[];
  pictures: number;
  checks: Readonly<Partial<Record<Check, CheckResult>>>;
}

export type Check =
  | 'keyboard'
  | 'names'
  | 'contrast'
  | 'targets'
  | 'forcedColours'
  | 'narrow'
  | 'rightToLeft';

export interface CheckResult {
  passed: boolean;
  /** On what it rests, such as `4 of 4 rows proved`. */
  says: string;
}

/** One stage of `npm test`, as its report tells it. */
export interface TestRun {
  name: string;
  passed: number;
  failed: number;
  at: string;
}

export interface ApprovalState {
  at: string;
  reason: string;
  pictures: number;
}

/** In the order in which the pages show them. */
export const checkTitles: Readonly<Record<Check, string>> = {
  keyboard: 'Keyboard',
  names: 'Name and role',
  contrast: 'Contrast',
  targets: 'Target size',
  forcedColours: 'Forced colours',
  narrow: '320 px',
  rightToLeft: 'Right to left',
};

export const checks = Object.keys(checkTitles) as readonly Check[];

/** The file lies beside the pages: written with a build, made anew for each request of the development server. */
export function useStatus(): StatusReport | undefined {
  const [status, setStatus] = useState<StatusReport>();
  useEffect(() => {
    const leave = new AbortController();
    fetch('./status.json', { signal: leave.signal })
      .then((answer) => answer.json())
      .then(setStatus, (error) => {
        if (!leave.signal.aborted) console.error('The status of the parts could not be read.', error);
      });
    return () => leave.abort();
  }, []);
  return status;
}

/** A day and a time as people say them, in the shop's own time zone. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso));
}
