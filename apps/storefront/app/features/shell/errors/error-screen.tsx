import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { Link } from '@piri/ui/link';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchForm } from '../../browse/search/search-form.tsx';
import { type ErrorCause, getErrorCause } from '../../platform/errors/get-error-cause.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { errorMessages, homeLinkLabel, unknownPathLabel } from './error-messages.ts';

const illustrations: Record<ErrorCause, 'plug' | 'sofa'> = {
  'not found': 'sofa',
  'no connection': 'plug',
  'out of reach': 'plug',
  broken: 'sofa',
};

/** Loaded on demand, since few users ever see it. If it fails to load, the same text is shown without the picture. */
const NotFound = lazy(() => {
  const ofServer = import.meta.env.SSR ? null : document.querySelector('[data-slot=not-found]');
  return import('./not-found-screen.tsx').then(
    ({ NotFoundScreen }) => ({ default: NotFoundScreen }),
    () => ({ default: ofServer ? asWritten(ofServer) : () => <FailedScreen cause="not found" /> }),
  );
});

/** Keeps the server's markup: its links and its search need no script. */
function asWritten({ className, innerHTML }: Element) {
  return () => (
    <section {...{ className }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: innerHTML }} />
  );
}

/**
 * The page shown after an error. The visitor reads what happened and what to do next, never the message of an
 * exception, which is in the server's log.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const cause = getErrorCause(error);
  return (
    <>
      <ErrorHead cause={cause} />
      {cause === 'not found' ? (
        <Suspense>
          <NotFound path={pathname} />
        </Suspense>
      ) : (
        <FailedScreen cause={cause} />
      )}
    </>
  );
}

/** Sets title and description, which React hoists into the head: after an error, the route's `meta` has not run. */
function ErrorHead({ cause }: { cause: ErrorCause }) {
  const shop = useRootData()?.shop;
  const { title, text } = errorMessages[cause];
  return (
    <>
      <title>{shop ? `${title} · ${shop.name}` : title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
    </>
  );
}

function FailedScreen({ cause }: { cause: ErrorCause }) {
  const { pathname, search } = useLocation();
  const { title, text } = errorMessages[cause];
  return (
    <Container>
      <ErrorState
        size="page"
        illustration={illustrations[cause]}
        title={title}
        action={
          // Plain links, which work even if the application has failed.
          <>
            <Button asChild>
              <a href={pathname + search}>Try again</a>
            </Button>
            <Link asChild variant="standalone">
              <a href="/">{homeLinkLabel}</a>
            </Link>
            {(cause === 'broken' || cause === 'not found') && (
              <div className="w-full pt-4">
                <SearchForm />
              </div>
            )}
          </>
        }
      >
        {cause === 'not found' && (
          <span className="block">{`${unknownPathLabel} ${pathname.slice(0, 200)}`}</span>
        )}
        {text}
      </ErrorState>
    </Container>
  );
}
