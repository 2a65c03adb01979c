import { bangla } from '../bangla-labels/bangla-labels.tsx';
import type { Labels } from './labels.ts';

/** Every default text as its own path, such as `⟦Modal.closeLabel⟧`, so that a test sees which texts are translated. */
export const markedLabels = mark(bangla, []) as unknown as Labels;

function mark(value: unknown, path: readonly string[]): unknown {
  const marked = `⟦${path.join('.')}⟧`;
  if (typeof value === 'function') return () => marked;
  if (typeof value !== 'object' || value === null) return marked;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner, [...path, key])]));
}
