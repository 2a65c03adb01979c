import type { Scene } from '../../../server/pictures.ts';
import type { HomeData } from './load-home.ts';
import type { RoomPieces } from './room-pieces.ts';

/** All that the first page is given. */
export interface HomePage extends HomeData {
  scene?: Scene;
  pieces: RoomPieces;
}

/** The page's data as one text, for the reason a list is one: as objects it weighs a kilobyte more. */
export function homeToText(data: HomePage): string {
  return JSON.stringify(data);
}

export function homeFromText(text: string): HomePage {
  return JSON.parse(text) as HomePage;
}
