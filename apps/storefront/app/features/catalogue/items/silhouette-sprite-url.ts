import { getSilhouetteId, type SilhouetteSpec } from '../silhouettes/silhouette-id.ts';
import type { ItemCardData } from './item-card-data.ts';
import { listingPageSize } from './listing-page-size.ts';

/** The outline and the dimensions of an item that is drawn. */
export type ItemSilhouetteData = NonNullable<ItemCardData['drawing']>;

/** Returns the address of a sprite. It describes the whole content, so the file is immutable. */
export function getSpriteFileUrl(drawings: readonly ItemSilhouetteData[]): string {
  const ids = drawings.map((drawing) => getSilhouetteId(toSilhouetteSpec(drawing)));
  return `/drawings/${[...new Set(ids)].sort().join(',')}.svg`;
}

export function toSilhouetteSpec({ silhouette, ...dimensions }: ItemSilhouetteData): SilhouetteSpec {
  return { name: silhouette, dimensions };
}

/** Parses the address of a sprite. Returns undefined if no page would link to it. */
export function parseSpriteFileName(fileName: string): SilhouetteSpec[] | undefined {
  const ids = /^(.+)\.svg$/.exec(fileName)?.[1]?.split(',') ?? [];
  const items = ids.flatMap((id) => {
    const [, name, ...measures] = /^([a-z-]{1,40})-([\d.]{1,6})-([\d.]{1,6})-([\d.]{1,6})$/.exec(id) ?? [];
    const [width = 0, depth = 0, height = 0] = measures.map(Number);
    return name && width > 0 && depth > 0 && height > 0
      ? [{ name, dimensions: { width, depth, height } }]
      : [];
  });
  return items.length > 0 && items.length === ids.length && ids.length <= listingPageSize ? items : undefined;
}
