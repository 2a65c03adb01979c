import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Link } from '@piri/ui/link';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { NotFoundScreen } from './not-found-screen.tsx';

/**
 * What a page shows when it failed. The visitor reads what happened and where to go on,
 * never what an exception said: that stands in the server's log.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen path={pathname} />;

  return (
    <>
      <title>Internal Server Error</title>
      <Container className="pt-16 md:pt-24">
        <h1 className="font-display text-page-title">Internal Server Error</h1>
        <p className="mt-6 max-w-[66ch] text-lead">
          Something broke on our side, not on yours. What lies in your cart is still there.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-6">
          <Button asChild>
            <a href={pathname + search}>Try again</a>
          </Button>
          <Link asChild variant="stitched">
            <a href="/">Back to the front room</a>
          </Link>
        </div>
      </Container>
    </>
  );
}
