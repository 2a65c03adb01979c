import type { Session } from '@piri/contract/sessions';
import { Button } from '@piri/ui/button';
import { ErrorState } from '@piri/ui/error-state';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import type { SessionsState } from './sessions-api.ts';

export interface SessionListProps {
  sessions: SessionsState;
  /** The current day in Dhaka. */
  today: string;
  /** The id of the session being signed out, or `others`. */
  endingId?: string | undefined;
  onEnd: (session: Session) => void;
  onEndOthers: () => void;
  onRetry: () => void;
}

/** Lists the devices on which the customer is signed in. */
export function SessionList({ sessions, today, endingId, onEnd, onEndOthers, onRetry }: SessionListProps) {
  if (sessions === 'loading') {
    return (
      <Skeleton label="Loading your devices…">
        <SkeletonText lines={4} />
      </Skeleton>
    );
  }
  if (sessions === 'failed') {
    return (
      <ErrorState
        title="We couldn’t load your devices."
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Please try again in a minute.
      </ErrorState>
    );
  }
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-subtle border-b py-3"
          >
            <div>
              <p className="font-semibold">
                {nameOf(session)}
                {session.isCurrent && <span className="font-normal text-muted"> (this device)</span>}
              </p>
              <p className="text-muted text-small">{formatUse(session, today)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="ghost"
                size="small"
                className="-me-4 max-sm:-ms-4"
                loading={endingId === session.id}
                aria-label={`Sign out: ${nameOf(session)}, ${formatUse(session, today)}`}
                onClick={() => onEnd(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" loading={endingId === 'others'} onClick={onEndOthers}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

function nameOf({ device }: Session): string {
  return device || 'Unknown device';
}

function formatUse({ signedInAt, lastUsedAt, isCurrent }: Session, today: string): string {
  const day = (moment: string) => formatShortDateOrToday(moment, today).replace('Today', 'today');
  const signedIn = `Signed in ${day(signedInAt)}`;
  return isCurrent ? signedIn : `${signedIn}. Last used ${day(lastUsedAt)}`;
}
