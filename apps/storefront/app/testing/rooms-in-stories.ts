import categories from '../../../../packages/catalogue/data/categories.json';
import { roomsFrom } from '../features/navigation/rooms.ts';

/** The shop's own rooms, for stories. */
export const roomsInStories = roomsFrom(
  categories.map((row) => ({ children: [], options: [], ...row, extras: row.extras ?? {} })),
);
