import { type Session, session } from '@piri/contract/sessions';
import { useSessionsApi } from './sessions-api.ts';

/** The sessions of a customer. */
export const sessionFixtures: Session[] = [
  session.parse({
    ...{ id: 'here', device: 'Firefox on Windows', isCurrent: true },
    ...{ signedInAt: '2026-11-17T08:02:00.000Z', lastUsedAt: '2026-11-24T03:10:00.000Z' },
  }),
  session.parse({
    ...{ id: 'phone', device: 'Samsung Internet on Android', isCurrent: false },
    ...{ signedInAt: '2026-11-10T14:40:00.000Z', lastUsedAt: '2026-11-24T02:05:00.000Z' },
  }),
  session.parse({
    ...{ id: 'unknown', device: '', isCurrent: false },
    ...{ signedInAt: '2026-11-02T14:40:00.000Z', lastUsedAt: '2026-11-12T16:20:00.000Z' },
  }),
];

/** Mocks the list of sessions. Returns a function that undoes it. */
export function mockSessionsApi(): () => void {
  useSessionsApi.setState({ readSessions: async () => sessionFixtures });
  return () => useSessionsApi.setState(useSessionsApi.getInitialState());
}
