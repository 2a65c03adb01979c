import type { Client } from '@piri/client';
import type { Session } from '@piri/contract/sessions';
import { create } from 'zustand';
import { getBrowserClient } from '../session/get-browser-client.ts';
import type { ApiChannelConfig } from './account-api.ts';

export type SessionsState = readonly Session[] | 'loading' | 'failed';

/** The API calls as a store, so that stories can mock them. */
export const useSessionsApi = create<{ readSessions: typeof readSessions }>(() => ({ readSessions }));

async function readSessions(shop: ApiChannelConfig): Promise<SessionsState> {
  const result = await getBrowserClient(shop).listSessions();
  return result.ok ? result.body.sessions : 'failed';
}

/** Signs out one session, or all except this one. */
export function endSessions(shop: ApiChannelConfig, id: string | 'others'): ReturnType<Client['endSession']> {
  const client = getBrowserClient(shop);
  return id === 'others' ? client.endOtherSessions() : client.endSession({ query: { id } });
}
