import { create } from 'zustand';
import { onStoredElsewhere, readStored, store } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Where somebody wants things brought: as much as decides charge and day, and no more. */
export interface DeliveryPlace {
  name: string;
  district: string;
  zoneId: string;
}

/** Where most visitors are, and what a page says to everybody until this browser knows better. */
export const usualPlace: DeliveryPlace = { name: 'Dhanmondi', district: 'Dhaka', zoneId: 'dhaka-city' };

interface PlaceChoice {
  place: DeliveryPlace;
  choose: (place: DeliveryPlace) => void;
}

export const useDeliveryPlace = create<PlaceChoice>((set) => ({
  place: usualPlace,
  choose: (place) => {
    store(storageKeys.deliveryPlace, JSON.stringify(place));
    set({ place });
  },
}));

/** Takes up the place that was chosen before, here or in another tab. Answers how to stop. */
export function restoreDeliveryPlace(): () => void {
  const take = (stored: string | null) => useDeliveryPlace.setState({ place: placeIn(stored) });
  take(readStored(storageKeys.deliveryPlace));
  return onStoredElsewhere(storageKeys.deliveryPlace, take);
}

/** The place in a drawer of the storage; the usual one for whatever is none. */
export function placeIn(stored: string | null): DeliveryPlace {
  try {
    const { name, district, zoneId } = JSON.parse(stored ?? 'null') as Partial<Record<string, unknown>>;
    const whole = [name, district, zoneId].every((part) => typeof part === 'string' && part !== '');
    return whole ? ({ name, district, zoneId } as DeliveryPlace) : usualPlace;
  } catch {
    return usualPlace;
  }
}
