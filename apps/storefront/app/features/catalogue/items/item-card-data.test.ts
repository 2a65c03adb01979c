import type { ItemSummary } from '@piri/contract/items';
import { expect, it } from 'vitest';
import { toItemCardData } from './item-card-data.ts';

const meghnaImage = {
  url: '/pictures/meghna/ash-three-quarter-0a1b2c3d-1200.webp',
  path: '/pictures/meghna/ash-three-quarter-0a1b2c3d',
  alt: 'Meghna in Ash, from the front left',
  width: 1200,
  height: 1500,
  colour: '#b4ab9a',
  view: 'three-quarter',
};

const meghna: ItemSummary = {
  id: 'meghna-3-seater',
  sourceType: 'item',
  title: 'Meghna 3-Seater',
  subtitle: 'Sofa, 205 cm, mahogany and fabric',
  categories: [{ id: '3-seater-sofas', name: '3-Seater' }],
  stage: 'living',
  silhouette: 'sofa',
  createdAt: '2026-03-02',
  leadDays: 3,
  images: [
    { ...meghnaImage, widths: [320, 1200], outline: { left: 0.1, top: 0.4, right: 0.9, bottom: 0.8 } },
    { ...meghnaImage, widths: [320, 1200], path: '/pictures/meghna/ash-front-4e5f6a7b', view: 'front' },
  ],
  dimensions: { width: 205, depth: 88, height: 84 },
  price: { listPrice: 58_500, price: 51_480, saving: 7_020, percent: 12 },
  priceVaries: false,
  swatches: [
    { displayLabel: 'Ash', swatchUrl: '/pictures/swatches/ash.svg' },
    { displayLabel: 'Turmeric', colour: '#c8963a' },
  ],
  skuCount: 3,
  skuCode: 'MGN-3S-ASH',
  available: 11,
  state: 'IN_STOCK',
};

const arrivalOptions = { now: new Date('2026-11-20T06:00:00Z'), delivery: undefined };

it('SHOP-3 a card has its image and a second view, the price before and after, and its colours', () => {
  expect(toItemCardData(meghna, arrivalOptions)).toEqual({
    id: 'meghna-3-seater',
    title: 'Meghna 3-Seater',
    subtitle: 'Sofa, 205 cm, mahogany and fabric',
    backdrop: 'living',
    price: 51_480,
    listPrice: 58_500,
    percent: 12,
    arrival: '',
    skuCode: 'MGN-3S-ASH',
    image: {
      path: meghnaImage.path,
      widths: [320, 1200],
      width: 1200,
      height: 1500,
      outline: { left: 0.1, top: 0.4, right: 0.9, bottom: 0.8 },
    },
    hoverImage: {
      path: '/pictures/meghna/ash-front-4e5f6a7b',
      widths: [320, 1200],
      width: 1200,
      height: 1500,
    },
    swatches: [
      { name: 'Ash', image: '/pictures/swatches/ash.svg' },
      { name: 'Turmeric', colour: '#c8963a' },
    ],
  });
});

it('shares one list of widths between images, so that a page serializes it once', () => {
  const { image, hoverImage } = toItemCardData(meghna, arrivalOptions);
  expect(image?.widths).toBe(hoverImage?.widths);
});

it('draws the silhouette of an item without an image', () => {
  const { image, drawing } = toItemCardData({ ...meghna, images: [] }, arrivalOptions);
  expect(image).toBeUndefined();
  expect(drawing).toEqual({ silhouette: 'sofa', width: 205, depth: 88, height: 84 });
});

it('SHOP-3 can be bought without a choice only if there is one sku, and it is in stock', () => {
  expect(toItemCardData(meghna, arrivalOptions).sku).toBeUndefined();
  expect(toItemCardData({ ...meghna, skuCount: 1 }, arrivalOptions).sku).toBe('MGN-3S-ASH');
  expect(
    toItemCardData({ ...meghna, skuCount: 1, available: 0, state: 'SOLD_OUT' }, arrivalOptions),
  ).toMatchObject({
    soldOut: true,
  });
  expect(
    toItemCardData({ ...meghna, skuCount: 1, available: 0, state: 'SOLD_OUT' }, arrivalOptions).sku,
  ).toBeUndefined();
});

it.each([
  ['2026-11-20', true],
  ['2026-10-07', true],
  ['2026-10-05', undefined],
])('SHOP-4 an item created on %s is new: %s', (createdAt, isNew) => {
  expect(toItemCardData({ ...meghna, createdAt }, arrivalOptions).isNew).toBe(isNew);
});

it('says “From” if its skus differ in price, and omits a saving of zero', () => {
  const plain = { ...meghna, price: { listPrice: 58_500, price: 58_500, saving: 0, percent: 0 } };
  expect(toItemCardData({ ...meghna, priceVaries: true }, arrivalOptions).from).toBe(true);
  expect(toItemCardData(plain, arrivalOptions)).not.toHaveProperty('listPrice');
  expect(toItemCardData(plain, arrivalOptions)).not.toHaveProperty('percent');
});
