import type { Client } from '@piri/client';
import type { Shop } from '../server/shop.ts';

declare module 'react-router' {
  /** What the server hands to every loader. */
  interface AppLoadContext {
    shop: Shop;
    api: Client;
  }
}
