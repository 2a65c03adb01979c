import type { Client } from '@piri/client';
import type { Session } from '@piri/contract/sessions';
import { create } from 'zustand';
import { browserClient } from '../session/browser-client.ts';
import type { ApiConfig } from './account-api.ts';

export type Sessions = readonly Session[] | 'loading' | 'failed';

/** The API calls as a store, so that stories can mock them. */
export const useSessionCalls = create<{ readSessions: typeof readSessions }>(() => ({ readSessions }));

async function readSessions(shop: ApiConfig): Promise<Sessions> {
  const result = await browserClient(shop).listSessions();
  return result.ok ? result.body.sessions : 'failed';
}

/** Signs out one session, or all except this one. */
export function endSessions(shop: ApiConfig, id: string | 'others'): ReturnType<Client['endSession']> {
  const client = browserClient(shop);
  return id === 'others' ? client.endOtherSessions() : client.endSession({ query: { id } });
}
