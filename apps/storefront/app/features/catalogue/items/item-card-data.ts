import type { Backdrop } from '@piri/contract/categories';
import type { Image } from '@piri/contract/images';
import type { ItemSummary } from '@piri/contract/items';
import { type DeliverySettings, formatArrival } from './format-arrival.ts';

/** A picture of a piece, as a card needs it. */
export type CardImage = Pick<Image, 'path' | 'widths' | 'width' | 'height' | 'outline'>;

/** What a card shows of a piece: so much is written into a page's data, and no more. */
export interface ItemCardData {
  id: string;
  title: string;
  subtitle: string;
  stage?: Backdrop;
  price: number;
  listPrice?: number;
  percent?: number;
  /** Another of its skus costs more. */
  from?: true;
  bundle?: true;
  isNew?: true;
  /** When it is there, in words. */
  arrival: string;
  soldOut?: true;
  /** The only sku, which can be bought without a choice. */
  sku?: string;
  /** The sku that is wished for where there is a choice. */
  skuCode?: string;
  picture?: CardImage;
  secondPicture?: CardImage;
  /** Drawn where there is no picture. */
  drawing?: { outline: string; width: number; depth: number; height: number };
  swatches?: { name: string; image?: string; colour?: string }[];
}

const newForDays = 45;

/** The card of a summary. `plan` says when things arrive; widths that are equal become one list. */
export function toItemCardData(item: ItemSummary, plan: DeliverySettings): ItemCardData {
  const { id, title, subtitle, stage, price, dimensions } = item;
  const [picture, secondPicture] = item.images.map(toCardImage);
  const age = plan.now.getTime() - Date.parse(item.createdAt);
  return {
    id,
    title,
    subtitle,
    ...(stage && { stage }),
    price: price.price,
    ...(price.saving > 0 && { listPrice: price.listPrice, percent: price.percent }),
    ...(item.priceVaries && { from: true }),
    ...(item.sourceType === 'bundle' && { bundle: true }),
    ...(age < newForDays * 86_400_000 && { isNew: true }),
    arrival: formatArrival(item, plan),
    ...(item.state === 'SOLD_OUT' && { soldOut: true }),
    ...(item.skuCount === 1 && item.available > 0
      ? { sku: item.skuCode }
      : item.skuCode !== '' && { skuCode: item.skuCode }),
    ...(picture && { picture }),
    ...(secondPicture && { secondPicture }),
    ...(!picture && dimensions && { drawing: { outline: item.silhouette, ...dimensions } }),
    ...(item.swatches.length > 1 && { swatches: item.swatches.map(swatchOf) }),
  };
}

// In a page's data a list that stands in many pictures is written once, if it is one and the same list.
const widthLists = new Map<string, number[]>();

/** A picture, trimmed to what it takes to show it. */
export function toCardImage({ path, widths, width, height, outline }: CardImage): CardImage {
  return {
    path,
    widths: sameWidths(widths),
    width,
    height,
    ...(outline && { outline }),
  };
}

function sameWidths(widths: number[]): number[] {
  const key = widths.join();
  const known = widthLists.get(key);
  if (known) return known;
  widthLists.set(key, widths);
  return widths;
}

function swatchOf({ displayLabel, swatchUrl, colour }: ItemSummary['swatches'][number]) {
  return { name: displayLabel, ...(swatchUrl && { image: swatchUrl }), ...(colour && { colour }) };
}
