import { findPlace } from '../../catalogue/categories/place.ts';
import type { Room } from '../../catalogue/categories/rooms.ts';
import { categoryHref, detailsHref } from '../../catalogue/items/links.ts';
import type { Thumbnail } from '../../catalogue/items/thumbnail.ts';
import type { Suggestions } from './suggestions.ts';

/** How many categories are offered beside the pieces. */
const mostCategories = 3;

export interface SuggestedLine {
  kind: 'place' | 'piece';
  /** Where it leads. */
  id: string;
  label: string;
  detail: string;
  thumbnail?: Thumbnail;
}

/** The lines under the search box: first where to look, then what there is. Rooms are too wide to be an answer. */
export function suggestedLines(
  { pieces, categoryIds }: Suggestions,
  rooms: Room[],
  show: (price: number) => string,
): SuggestedLine[] {
  const places = categoryIds
    .flatMap((id) => findPlace(rooms, id) ?? [])
    .filter(({ above }) => above.length > 0);
  return [
    ...places.slice(0, mostCategories).map(({ node, above }) => ({
      kind: 'place' as const,
      id: categoryHref(node),
      label: node.name,
      detail: above.map(({ name }) => name).join(', '),
    })),
    ...pieces.map(({ id, title, price, ...picture }) => ({
      kind: 'piece' as const,
      id: detailsHref(id),
      label: title,
      detail: show(price),
      ...picture,
    })),
  ];
}
