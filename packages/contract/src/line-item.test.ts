import { expect, it } from 'vitest';
import { cartLine } from './cart-lines.ts';
import {
  decodeLines,
  encodeLine,
  encodeLines,
  getLineKey,
  getLineTitle,
  getSoldRefKey,
  toCartLine,
} from './line-item.ts';

const chair = { sourceType: 'item', code: 'boshar-ghor', quantity: 2 } as const;
const bundle = { sourceType: 'bundle', code: 'boshar-ghor', quantity: 1 } as const;

it('tells a bundle from a sku with the same code', () => {
  expect(getLineKey(chair)).not.toBe(getLineKey(bundle));
  expect(getSoldRefKey(chair)).not.toBe(getSoldRefKey(bundle));
  const more = { ...chair, quantity: 7 };
  expect(getLineKey(chair)).toBe(getLineKey(more));
});

it('uses the title of a line without options as it is', () => {
  expect(getLineTitle({ ...chair, title: 'Urmi' })).toBe('Urmi');
});

it('toCartLine keeps only the fields that a call accepts', () => {
  const seen = { ...chair, seenPrice: 18_900, title: 'Urmi' };
  expect(toCartLine(seen)).toEqual(chair);
  expect(cartLine.parse(toCartLine(seen))).toEqual(chair);
});

it('getLineKey depends on every field except the quantity', () => {
  const whole = Object.fromEntries(Object.keys(cartLine.shape).map((field) => [field, `its ${field}`]));
  for (const field of Object.keys(cartLine.shape).filter((name) => name !== 'quantity')) {
    const { [field]: _, ...without } = whole;
    expect(getLineKey(without as never), field).not.toBe(getLineKey(whole as never));
    expect(getLineKey({ ...whole, [field]: 'another' } as never), field).not.toBe(getLineKey(whole as never));
  }
});

it('toCartLine keeps every field of a line in the contract', () => {
  const whole = Object.fromEntries(Object.keys(cartLine.shape).map((field) => [field, `its ${field}`]));
  expect(toCartLine(whole as never)).toEqual(whole);
});

it('encodeLine includes every field of a line', () => {
  const whole = Object.fromEntries(Object.keys(cartLine.shape).map((field) => [field, `its ${field}`]));
  for (const field of Object.keys(cartLine.shape)) {
    const { [field]: _, ...other } = whole;
    expect(encodeLine(other as never), field).not.toBe(encodeLine(whole as never));
  }
});

it('decodes the lines that it encoded', () => {
  expect(encodeLines([chair, bundle])).toBe('item:boshar-ghor:2,bundle:boshar-ghor:1');
  expect(decodeLines(encodeLines([chair, bundle]))).toEqual([chair, bundle]);
});

it.each(['item:A:x', 'item:A:1:5', 'item:A', 'item:A:-1', 'item:A:1.5', ''])(
  'decodes no quantity from “%s”',
  (text) => {
    expect(decodeLines(text)[0]?.quantity).toBeUndefined();
  },
);
