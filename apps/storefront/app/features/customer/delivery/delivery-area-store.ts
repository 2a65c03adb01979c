import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** The area for deliveries, with no more than what decides charge and day. */
export interface DeliveryArea {
  name: string;
  district: string;
  zoneId: string;
}

/** The area of most visitors. Pages show it until this browser's own area is known. */
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

/** Restores the stored area and follows changes in other tabs. Returns a function that unsubscribes. */
export function restoreDeliveryArea(): () => void {
  const take = (stored: string | null) => useDeliveryArea.setState({ place: parseStoredArea(stored) });
  take(readStored(storageKeys.deliveryPlace));
  return onStorageChange(storageKeys.deliveryPlace, take);
}

/** Parses a stored area. Returns the default area if it is invalid. */
export function parseStoredArea(stored: string | null): DeliveryArea {
  try {
    const { name, district, zoneId } = JSON.parse(stored ?? 'null') as Partial<Record<string, unknown>>;
    const whole = [name, district, zoneId].every((part) => typeof part === 'string' && part !== '');
    return whole ? ({ name, district, zoneId } as DeliveryArea) : defaultArea;
  } catch {
    return defaultArea;
  }
}
