import { type Session, session } from '@piri/contract/sessions';
import { useSessionCalls } from './session-calls.ts';

/** Where somebody is signed in, as the API tells of it. */
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

/** Has the shop answer by these, for as long as a story is shown. */
export function mockSessions(): () => void {
  useSessionCalls.setState({ readSessions: async () => sessionFixtures });
  return () => useSessionCalls.setState(useSessionCalls.getInitialState());
}
