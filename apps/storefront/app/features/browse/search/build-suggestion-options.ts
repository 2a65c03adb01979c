import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { findCategoryPosition } from '../../catalogue/categories/find-category-position.ts';
import { getCategoryHref, getDetailsHref } from '../../catalogue/items/links.ts';
import type { Thumbnail } from '../../catalogue/items/to-thumbnail.ts';
import type { Suggestions } from './suggestions.ts';

/** The maximum number of suggested categories. */
const maxCategories = 3;

export interface SuggestionOption {
  kind: 'category' | 'item';
  /** The address that the suggestion leads to. */
  value: string;
  label: string;
  description: string;
  thumbnail?: Thumbnail;
}

/** Builds the suggestions below the search field: categories first, then items. Rooms are left out as too broad. */
export function buildSuggestionOptions(
  { items, categoryIds }: Suggestions,
  rooms: RootCategory[],
  show: (price: number) => string,
): SuggestionOption[] {
  const positions = categoryIds
    .flatMap((id) => findCategoryPosition(rooms, id) ?? [])
    .filter(({ above }) => above.length > 0);
  return [
    ...positions.slice(0, maxCategories).map(({ node, above }) => ({
      kind: 'category' as const,
      value: getCategoryHref(node),
      label: node.name,
      description: above.map(({ name }) => name).join(', '),
    })),
    ...items.map(({ id, title, price, ...rest }) => ({
      kind: 'item' as const,
      value: getDetailsHref(id),
      label: title,
      description: show(price),
      ...rest,
    })),
  ];
}
