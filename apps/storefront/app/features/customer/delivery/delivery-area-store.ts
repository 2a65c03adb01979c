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

interface DeliveryAreaState {
  area: DeliveryArea;
  choose: (area: DeliveryArea) => void;
}

export const useDeliveryArea = create<DeliveryAreaState>((set) => ({
  area: defaultArea,
  choose: (area) => {
    tryWriteStored(storageKeys.deliveryArea, JSON.stringify(area));
    set({ area });
  },
}));

/** Restores the stored area and follows changes in other tabs. Returns a function that unsubscribes. */
export function restoreDeliveryArea(): () => void {
  const take = (stored: string | null) => useDeliveryArea.setState({ area: parseStoredArea(stored) });
  take(readStored(storageKeys.deliveryArea));
  return onStorageChange(storageKeys.deliveryArea, take);
}

/** Parses a stored area. Returns the default area if it is invalid. */
export function parseStoredArea(stored: string | null): DeliveryArea {
  try {
    const { name, district, zoneId } = JSON.parse(stored ?? 'null') as Partial<Record<string, unknown>>;
    const isComplete = [name, district, zoneId].every((part) => typeof part === 'string' && part !== '');
    return isComplete ? ({ name, district, zoneId } as DeliveryArea) : defaultArea;
  } catch {
    return defaultArea;
  }
}
