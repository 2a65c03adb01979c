import { type ReactNode, useEffect, useState } from 'react';
import { createRoutesStub, Outlet, useNavigate } from 'react-router-dom';
import { SilhouetteRendererContext } from '../features/catalogue/items/sprite-silhouettes.tsx';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { PageFrame } from '../features/shell/navigation/page-frame.tsx';
import { ErrorBoundary } from '../routes/page-boundary.tsx';
import { InlineSilhouette } from './inline-silhouette.tsx';

const commonBoundary = 'routes/page-boundary';

export interface StoryPageProps {
  /** The route's id, as `useRouteLoaderData` and `useMatches` know it. */
  id: string;
  page: (props: never) => ReactNode;
  /** The route's own error screen, where it has one. */
  boundary: ((props: never) => ReactNode) | undefined;
  /** What the route says of itself, such as which frame it wants. */
  handle: unknown;
  data: unknown;
  root: RootData;
  /** Path and query that the page stands at. */
  at: string;
  /** What its loader threw. */
  error?: unknown;
  /** An address that has been followed and does not answer yet. */
  goingTo?: string | undefined;
}

/** A page in its frame, as the router would show it. Every link leads to the same page, so nothing is ever asked for. */
export function StoryPage({ id, page, boundary, handle, data, root, at, error, goingTo }: StoryPageProps) {
  // Once: made anew it would be another component, and the page would lose what has happened on it.
  const [Routes] = useState(() =>
    createRoutesStub([
      {
        id: 'root',
        loader: () => root,
        shouldRevalidate: () => false,
        Component: () => (
          <PageFrame>
            <Outlet />
            {goingTo !== undefined && <Going to={goingTo} />}
          </PageFrame>
        ),
        children: [
          {
            id: commonBoundary,
            ErrorBoundary: ErrorBoundary as () => ReactNode,
            children: [
              {
                id,
                path: '*',
                loader: () => (goingTo === undefined ? data : new Promise(() => {})),
                Component: page as () => ReactNode,
                handle,
                ...(boundary && { ErrorBoundary: boundary as () => ReactNode }),
              },
            ],
          },
        ],
      },
    ]),
  );
  const hydrationData =
    error === undefined
      ? { loaderData: { root, [id]: data } }
      : { loaderData: { root }, errors: { [boundary ? id : commonBoundary]: error } };
  return (
    <SilhouetteRendererContext value={InlineSilhouette}>
      <Routes initialEntries={[at]} hydrationData={hydrationData} />
    </SilhouetteRendererContext>
  );
}

/** Follows a link, as soon as the page is there. */
function Going({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to);
  }, [navigate, to]);
  return null;
}
