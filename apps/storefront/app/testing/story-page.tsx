import { type ReactNode, useEffect, useState } from 'react';
import { createRoutesStub, Outlet, useNavigate } from 'react-router-dom';
import { SilhouetteRendererContext } from '../features/catalogue/items/sprite-silhouettes.tsx';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { PageFrame } from '../features/shell/navigation/page-frame.tsx';
import { ErrorBoundary } from '../routes/page-boundary.tsx';
import { InlineSilhouette } from './inline-silhouette.tsx';

const commonBoundary = 'routes/page-boundary';

export interface StoryPageProps {
  /** The route's id for `useRouteLoaderData` and `useMatches`. */
  id: string;
  page: (props: never) => ReactNode;
  /** The route's own error boundary, if any. */
  boundary: ((props: never) => ReactNode) | undefined;
  /** The route's `handle`, such as the header it uses. */
  handle: unknown;
  data: unknown;
  root: RootData;
  /** The path and query of the page. */
  at: string;
  /** The error that its loader has thrown. */
  error?: unknown;
  /** The address of a navigation that is still loading. */
  goingTo?: string | undefined;
}

/**
 * Renders a page in its frame, as the router would. Every link leads to the same page, so that nothing is requested.
 */
export function StoryPage({ id, page, boundary, handle, data, root, at, error, goingTo }: StoryPageProps) {
  // Created once: a new one would be another component, and the page would lose its state.
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

/** Navigates once the page is rendered. */
function Going({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to);
  }, [navigate, to]);
  return null;
}
