import { stages } from '@piri/contract/catalogue';
import { expect, test } from 'vitest';
import type { Picture } from '../../../../server/files/pictures.ts';
import { findRoomPieces } from './room-pieces.ts';

const picture = {} as Picture;
const pictures = (missing?: string) => ({
  product: (_: string, variant: string) => (variant === missing ? undefined : picture),
});

test('HOME-2 every room has a piece that stands for it', () => {
  expect(Object.keys(findRoomPieces(pictures())).toSorted()).toEqual(stages.toSorted());
});

test('HOME-2 a room of whose group one piece is not pictured keeps its drawing, and no other does', () => {
  const found = findRoomPieces(pictures('neel'));
  expect(found.kids).toBeUndefined();
  expect(Object.keys(found)).toHaveLength(stages.length - 1);
});
