import type { ViewMode } from '../../src/review/review-data.ts';
import { type ReviewStatus, reviewStatuses } from './review-status.ts';

/** `rejected` holds what is rejected now and what was before, without a decision since. */
export type Filter = 'all' | ReviewStatus | 'approved' | 'flaky';

/** What a link leads to: one picture in one view, in a list that may be narrowed. */
export interface ReviewLocation {
  story: string | null;
  mode: string | null;
  view: ViewMode;
  filter: Filter;
}

/** Views between which a reader chooses; a picture without a counterpart is shown alone in any of them. */
const views: readonly ViewMode[] = ['side-by-side', 'slider', 'onion-skin', 'difference', 'blink', 'sheet'];

const filters: readonly Filter[] = ['all', ...reviewStatuses, 'approved', 'flaky'];

const start: ReviewLocation = { story: null, mode: null, view: 'side-by-side', filter: 'all' };

/** Reads `#/<story>/<mode>/<view>?only=<filter>`; what it does not know falls back to the beginning. */
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
