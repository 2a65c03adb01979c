import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader } from '../../../root.tsx';
import type { Room } from '../../catalogue/categories/rooms.ts';
import { roomsFromText } from '../../catalogue/categories/rooms-text.ts';

/** What the root loader read for every page. Undefined only when that loader itself has failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root');
}

/** The tree of rooms; empty while the shop could not be asked for it. */
export function useRooms(): Room[] {
  const text = useRootData()?.reference.rooms ?? '';
  return useMemo(() => roomsFromText(text), [text]);
}
