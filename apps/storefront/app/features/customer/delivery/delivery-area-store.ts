import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Where somebody wants things brought: as much as decides charge and day, and no more. */
export interface DeliveryArea {
  name: string;
  district: string;
  zoneId: string;
}

/** Where most visitors are, and what a page says to everybody until this browser knows better. */
export const defaultArea: DeliveryArea = { name: 'Dhanmondi', district: 'Dhaka', zoneId: 'dhaka-city' };

interface PlaceChoice {
  place: DeliveryArea;
  choose: (place: DeliveryArea) => void;
}

export const useDeliveryArea = create<PlaceChoice>((set) => ({
  place: defaultArea,
  choose: (place) => {
    tryWriteStored(storageKeys.deliveryPlace, JSON.stringify(place));
    set({ place });
  },
}));

/** Takes up the place that was chosen before, here or in another tab. Answers how to stop. */
export function restoreDeliveryArea(): () => void {
  const take = (stored: string | null) => useDeliveryArea.setState({ place: parseStoredArea(stored) });
  take(readStored(storageKeys.deliveryPlace));
  return onStorageChange(storageKeys.deliveryPlace, take);
}

/** The place in a drawer of the storage; the usual one for whatever is none. */
export function parseStoredArea(stored: string | null): DeliveryArea {
  try {
    const { name, district, zoneId } = JSON.parse(stored ?? 'null') as Partial<Record<string, unknown>>;
    const whole = [name, district, zoneId].every((part) => typeof part === 'string' && part !== '');
    return whole ? ({ name, district, zoneId } as DeliveryArea) : defaultArea;
  } catch {
    return defaultArea;
  }
}
