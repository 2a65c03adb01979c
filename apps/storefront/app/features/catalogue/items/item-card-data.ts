import type { Backdrop } from '@piri/contract/categories';
import type { Image } from '@piri/contract/images';
import type { ItemSummary } from '@piri/contract/items';
import { type FormatArrivalOptions, formatArrival } from './format-arrival.ts';

/** An image of an item, with the data that a card needs. */
export type CardImage = Pick<Image, 'path' | 'widths' | 'width' | 'height' | 'outline'>;

/** The data of a card, trimmed to what is shown, since it is embedded in the page. */
export interface ItemCardData {
  id: string;
  title: string;
  subtitle: string;
  backdrop?: Backdrop;
  price: number;
  listPrice?: number;
  percent?: number;
  /** Another sku costs more. */
  from?: true;
  bundle?: true;
  isNew?: true;
  /** The delivery day, as text. */
  arrival: string;
  soldOut?: true;
  /** The code of the only sku, which can be bought without choosing options. */
  sku?: string;
  /** The code of the sku that is added to the wishlist, if there are options. */
  skuCode?: string;
  image?: CardImage;
  hoverImage?: CardImage;
  /** The data for a silhouette, if there is no image. */
  drawing?: { silhouette: string; width: number; depth: number; height: number };
  swatches?: { name: string; image?: string; colour?: string }[];
}

const newForDays = 45;

/** Converts an item summary to a card. Equal lists of widths are shared. */
export function toItemCardData(item: ItemSummary, arrivalOptions: FormatArrivalOptions): ItemCardData {
  const { id, title, subtitle, stage: backdrop, price, dimensions } = item;
  const [image, hoverImage] = item.images.map(toCardImage);
  const age = arrivalOptions.now.getTime() - Date.parse(item.createdAt);
  return {
    id,
    title,
    subtitle,
    ...(backdrop && { backdrop }),
    price: price.price,
    ...(price.saving > 0 && { listPrice: price.listPrice, percent: price.percent }),
    ...(item.priceVaries && { from: true }),
    ...(item.sourceType === 'bundle' && { bundle: true }),
    ...(age < newForDays * 86_400_000 && { isNew: true }),
    arrival: formatArrival(item, arrivalOptions),
    ...(item.state === 'SOLD_OUT' && { soldOut: true }),
    ...(item.skuCount === 1 && item.available > 0
      ? { sku: item.skuCode }
      : item.skuCode !== '' && { skuCode: item.skuCode }),
    ...(image && { image }),
    ...(hoverImage && { hoverImage }),
    ...(!image && dimensions && { drawing: { silhouette: item.silhouette, ...dimensions } }),
    ...(item.swatches.length > 1 && { swatches: item.swatches.map(swatchOf) }),
  };
}

// Serialized data contains a shared list only once, if all images refer to the same array.
const widthLists = new Map<string, number[]>();

/** Trims an image to the data needed to show it. */
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
