import { type CurrencySource, currencySource } from '@piri/contract/currencies';
import { environment } from '../../env.ts';
import { shopFrom } from '../../server/shop.ts';
import { roomsInStories } from '../features/catalogue/categories/rooms-in-stories.ts';
import { roomsToText } from '../features/catalogue/categories/rooms-text.ts';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { currencyFrom } from '../features/shell/navigation/reference.ts';

const files = import.meta.glob<CurrencySource[]>('../../../../packages/catalogue/data/currencies.json', {
  eager: true,
  import: 'default',
});

/** What the root loader answers, from the catalogue's own files: rooms, currencies, and a shop nobody has configured. */
export const rootInStories: RootData = {
  shop: shopFrom(environment.parse({}), { bytes: 2_300_000 }),
  reference: {
    rooms: roomsToText(roomsInStories),
    currencies: Object.values(files)
      .flat()
      .map((row) => currencyFrom(currencySource.parse(row))),
    days: { inDhaka: '3 to 7', anywhere: '7 to 12' },
    complete: true,
  },
  year: '2026',
};

/** The same while the API cannot be reached. */
export const rootOutOfReach: RootData = {
  ...rootInStories,
  reference: { ...rootInStories.reference, rooms: '', complete: false },
};
