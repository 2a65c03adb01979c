import type { Shop } from '../../../../../server/shop.ts';
import { findPlace } from '../../../catalogue/categories/place.ts';
import { roomsFromText } from '../../../catalogue/categories/rooms-text.ts';
import { categoryHref, detailsHref } from '../../../catalogue/items/links.ts';
import type { PageQuery } from '../../../platform/requests/page-query.ts';
import { pageMeta } from '../../../platform/seo/page-meta.ts';
import { pictureToShare } from '../../../platform/seo/share-picture.ts';
import { breadcrumbList, type StructuredData } from '../../../platform/seo/structured-data.ts';
import type { DetailsData, DetailsSku } from '../../item-data/details-data.ts';
import type { DetailsPageData, SetPageData } from './details-page-data.ts';

interface Root {
  shop: Shop;
  reference: { rooms: string };
}

/** What a details page reads of its address, in whichever layout. */
export const detailsQuery = { keys: ['id', 'sku'], attributes: true } satisfies PageQuery;

/** The head of a details page, in whichever layout. */
export function detailsMeta(root: Root | undefined, data: DetailsPageData | undefined) {
  const shop = root?.shop;
  if (data?.show === 'piece') return pieceMeta(root, data.item);
  if (data?.show === 'set') {
    const { id, title, sentence } = data.set;
    const canonical = detailsHref(id);
    const picture = pictureOfSet(data.set);
    return pageMeta(shop, {
      title,
      description: cutForResults(sentence),
      canonical,
      ...(picture && { picture }),
      jsonLd:
        import.meta.env.SSR && shop
          ? [setData(shop, data.set), breadcrumbList(shop, [wayToSets, { name: title, path: canonical }])]
          : [],
    });
  }
  if (data?.show === 'unknown') {
    return pageMeta(shop, {
      title: 'We can’t find this piece',
      description: 'We may no longer sell it. Search for it by name, or look at what is new in the shop.',
    });
  }
  return pageMeta(shop, {
    title: data?.show === 'choose' ? 'Choose a product' : 'Not to be reached',
    description: 'One piece of furniture with its pictures, measures, price and day of delivery.',
  });
}

function pieceMeta(root: Root | undefined, item: DetailsData) {
  const shop = root?.shop;
  const canonical = detailsHref(item.id);
  const [face] = item.pictures;
  return pageMeta(shop, {
    title: item.title,
    description: cutForResults(`${item.kind}. ${item.description[0] ?? ''}`),
    canonical,
    ...(face && { picture: pictureToShare(face, face.alt) }),
    jsonLd: import.meta.env.SSR && root ? [productData(root.shop, item), breadcrumbsOf(root, item)] : [],
  });
}

function breadcrumbsOf({ shop, reference }: Root, { id, title, categoryId }: DetailsData) {
  const place = findPlace(roomsFromText(reference.rooms), categoryId);
  const way = place
    ? [...place.above, place.node].map((step) => ({ name: step.name, path: categoryHref(step) }))
    : [];
  return breadcrumbList(shop, [...way, { name: title, path: detailsHref(id) }]);
}

const availability: Record<DetailsSku['state'], string> = {
  IN_STOCK: 'InStock',
  FEW: 'LimitedAvailability',
  DISPLAY_ONLY: 'InStoreOnly',
  MADE_TO_ORDER: 'MadeToOrder',
  SOLD_OUT: 'SoldOut',
};

/** The room that a set stands in, else the piece that the others stand around. */
function pictureOfSet({ room, places, title }: SetPageData) {
  const shown = room ?? places.find(({ row }) => row === 'middle')?.picture;
  return shown && pictureToShare(shown, title);
}

function setData(shop: Shop, set: SetPageData): StructuredData {
  const { id, title, description, price, available } = set;
  const picture = pictureOfSet(set);
  const url = shop.siteUrl + detailsHref(id);
  return {
    '@type': 'Product',
    name: title,
    description: description.join(' '),
    sku: id,
    url,
    ...(picture && { image: [shop.siteUrl + picture.path] }),
    brand: { '@type': 'Brand', name: shop.name },
    offers: [
      {
        '@type': 'Offer',
        price,
        priceCurrency: 'BDT',
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
        url,
      },
    ],
  };
}

function productData(shop: Shop, item: DetailsData): StructuredData {
  return {
    '@type': 'Product',
    name: item.title,
    description: item.description.join(' '),
    sku: item.skus[0]?.code ?? item.id,
    url: shop.siteUrl + detailsHref(item.id),
    brand: { '@type': 'Brand', name: shop.name },
    ...(item.pictures.length > 0 && {
      image: item.pictures
        .slice(0, 3)
        .map((picture) => shop.siteUrl + pictureToShare(picture, picture.alt).path),
    }),
    offers: item.skus.map((sku) => ({
      '@type': 'Offer',
      sku: sku.code,
      price: sku.price,
      priceCurrency: 'BDT',
      availability: `https://schema.org/${availability[sku.state]}`,
      url: shop.siteUrl + detailsHref(item.id, sku.code),
    })),
  };
}

/** As much as search engines show of it, and no half word. */
function cutForResults(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** Where sets are found in the shop: they lie in no room. */
export const wayToSets = { name: 'Offers', path: '/shop?onOffer=true' };
