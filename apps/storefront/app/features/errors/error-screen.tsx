import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { Link } from '@piri/ui/link';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { type Cause, causeOf } from './cause-of.ts';
import { LookForIt } from './look-for-it.tsx';

const words: Record<Exclude<Cause, 'not found'>, Words> = {
  'no connection': {
    drawing: 'plug',
    title: 'You are offline',
    text: 'The connection is gone, so this page could not be fetched. What lies in your cart is still there.',
  },
  'out of reach': {
    drawing: 'plug',
    title: 'The shop does not answer',
    text: 'It is open, but cannot be reached just now. Please try again in a minute. What lies in your cart is still there.',
  },
  broken: {
    drawing: 'sofa',
    title: 'Internal Server Error',
    text: 'Something broke on our side, not on yours. What lies in your cart is still there.',
  },
};

interface Words {
  drawing: 'plug' | 'sofa';
  title: string;
  text: string;
}

/** Few ever see it: it comes when it is wanted, and where it cannot, that is what is said. */
const NotFound = lazy(() =>
  import('./not-found-screen.tsx').then(
    ({ NotFoundScreen }) => ({ default: NotFoundScreen }),
    () => ({ default: () => <FailedScreen cause="out of reach" /> }),
  ),
);

/**
 * What a page shows when it failed. The visitor reads what happened and where to go on,
 * never what an exception said: that stands in the server's log.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const cause = causeOf(error);
  if (cause !== 'not found') return <FailedScreen cause={cause} />;
  return (
    <Suspense>
      <NotFound path={pathname} />
    </Suspense>
  );
}

function FailedScreen({ cause }: { cause: keyof typeof words }) {
  const { pathname, search } = useLocation();
  const { drawing, title, text } = words[cause];
  return (
    <>
      <title>{title}</title>
      <Container>
        <ErrorState
          size="page"
          drawing={drawing}
          title={title}
          action={
            // Real links: they work although the application may be what has failed.
            <>
              <Button asChild>
                <a href={pathname + search}>Try again</a>
              </Button>
              <Link asChild variant="stitched">
                <a href="/">Back to the front room</a>
              </Link>
              {cause === 'broken' && (
                <div className="w-full pt-4">
                  <LookForIt />
                </div>
              )}
            </>
          }
        >
          {text}
        </ErrorState>
      </Container>
    </>
  );
}
