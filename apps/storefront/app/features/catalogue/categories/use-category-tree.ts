import { useMemo } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { RootCategory } from './category-tree.ts';
import { parseCategoryTree } from './serialize-category-tree.ts';

/** Returns the category tree. Empty if it could not be loaded. */
export function useCategoryTree(): RootCategory[] {
  const text = useRootData()?.reference.rooms ?? '';
  return useMemo(() => parseCategoryTree(text), [text]);
}
