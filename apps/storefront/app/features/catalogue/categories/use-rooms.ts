import { useMemo } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { Room } from './rooms.ts';
import { roomsFromText } from './rooms-text.ts';

/** The tree of rooms; empty while the shop could not be asked for it. */
export function useRooms(): Room[] {
  const text = useRootData()?.reference.rooms ?? '';
  return useMemo(() => roomsFromText(text), [text]);
}
