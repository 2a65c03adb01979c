import type { ViewMode } from '../../src/review/review-data.ts';
import { type ReviewStatus, reviewStatuses } from './review-status.ts';

/** `rejected` includes screenshots that are rejected now, and those that were rejected before and are undecided. */
export type Filter = 'all' | ReviewStatus | 'approved' | 'flaky';

/** The location that a link points to: a screenshot, a view, and the filter of the list. */
export interface ReviewLocation {
  story: string | null;
  mode: string | null;
  view: ViewMode;
  filter: Filter;
}

/** The views that the user can choose. A screenshot without a counterpart is always shown alone. */
const views: readonly ViewMode[] = ['side-by-side', 'slider', 'onion-skin', 'difference', 'blink', 'sheet'];

const filters: readonly Filter[] = ['all', ...reviewStatuses, 'approved', 'flaky'];

const start: ReviewLocation = { story: null, mode: null, view: 'side-by-side', filter: 'all' };

/** Parses `#/<story>/<mode>/<view>?only=<filter>`. Unknown parts fall back to their defaults. */
export function parsePermalink(hash: string): ReviewLocation {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [story, mode, view] = path.split('/').map(decode);
  const only = new URLSearchParams(query).get('only');
  return {
    story: story || null,
    mode: mode || null,
    view: views.find((one) => one === view) ?? start.view,
    filter: filters.find((one) => one === only) ?? start.filter,
  };
}

export function formatPermalink({ story, mode, view, filter }: ReviewLocation): string {
  const path = [story, mode, view].filter((part) => part !== null).map(encodeURIComponent);
  return `#/${path.join('/')}${filter === 'all' ? '' : `?only=${filter}`}`;
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
