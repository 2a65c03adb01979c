import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { Link } from '@piri/ui/link';
import { useLocation } from 'react-router-dom';
import { type Cause, causeOf } from './cause-of.ts';
import { LookForIt } from './look-for-it.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

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

/**
 * What a page shows when it failed. The visitor reads what happened and where to go on,
 * never what an exception said: that stands in the server's log.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const cause = causeOf(error);
  if (cause === 'not found') return <NotFoundScreen path={pathname} />;

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
