import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import type { ApiChannelConfig } from './account-api.ts';
import { getGenericErrors } from './account-errors.ts';
import { accountResultMessages } from './account-messages.ts';
import { SessionList } from './session-list.tsx';
import { endSessions, type SessionsState, useSessionsApi } from './sessions-api.ts';

/** Lists the customer's sessions with buttons that end them. After each change the list is loaded again. */
export function ActiveSessions({ shop }: { shop: ApiChannelConfig }) {
  const readSessions = useSessionsApi((calls) => calls.readSessions);
  const [sessions, setSessions] = useState<SessionsState>('loading');
  const [endingId, setEndingId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);

  const read = useCallback(async () => setSessions(await readSessions(shop)), [shop, readSessions]);
  useEffect(() => {
    read();
  }, [read]);

  const end = async (id: string | 'others', done: string) => {
    if (endingId !== undefined) return;
    setEndingId(id);
    setProblem(undefined);
    try {
      const result = await endSessions(shop, id);
      // A session that has already ended counts as a success.
      if (!result.ok && (result.networkError || result.status !== 404)) {
        const { problem: failure, note } = getGenericErrors(result);
        return setProblem(failure ?? note ?? unreachableRetryMessage);
      }
      await read();
      // The pressed button was removed, so move the focus.
      title.current?.focus();
      showToast(done);
    } finally {
      setEndingId(undefined);
    }
  };

  return (
    <section aria-labelledby="sessions-title">
      <Heading level={2} variant="small-title" id="sessions-title" ref={title} tabIndex={-1}>
        Where you’re signed in
      </Heading>
      <p className="mt-3 mb-2 text-muted">
        See a device you don’t recognise? Sign it out, then set a new password.
      </p>
      <InlineAlert announce variant="error" className="not-empty:my-4">
        {problem}
      </InlineAlert>
      <SessionList
        sessions={sessions}
        today={toDhakaDate(new Date())}
        endingId={endingId}
        onEnd={({ id }) => end(id, accountResultMessages.deviceSignedOut)}
        onEndOthers={() => end('others', accountResultMessages.othersSignedOut)}
        onRetry={() => {
          setSessions('loading');
          read();
        }}
      />
    </section>
  );
}
