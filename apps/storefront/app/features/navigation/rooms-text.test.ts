import { expect, test } from 'vitest';
import type { Room } from './rooms.ts';
import { roomsFromText, roomsToText } from './rooms-text.ts';

const living: Room = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: 'বসার ঘর',
  stage: 'living',
  groups: [
    { id: 'sofas', name: 'Sofas & more', kinds: [{ id: 'two', name: '2-Seater' }] },
    { id: 'tables', name: 'Tables', kinds: [] },
  ],
};

test('SHELL-4 the tree comes back from its text as it went in', () => {
  const rooms = [living, { ...living, id: 'bedroom', nameBn: '', groups: [] }];
  expect(roomsFromText(roomsToText(rooms))).toEqual(rooms);
  expect(roomsFromText(roomsToText([]))).toEqual([]);
});

test('a name that would break the text is refused by name', () => {
  expect(() => roomsToText([{ ...living, name: 'A|B' }])).toThrow('A|B');
});
