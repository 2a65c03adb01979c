import { useMemo } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { RootCategory } from './category-tree.ts';
import { parseCategoryTree } from './serialize-category-tree.ts';

/** The tree of rooms; empty while the shop could not be asked for it. */
export function useCategoryTree(): RootCategory[] {
  const text = useRootData()?.reference.rooms ?? '';
  return useMemo(() => parseCategoryTree(text), [text]);
}
