import { type ReactNode, useState } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { SilhouetteRendererContext } from '../features/catalogue/items/sprite-silhouettes.tsx';
import { InlineSilhouette } from './inline-silhouette.tsx';
import { rootDataFixture } from './root-data.fixtures.ts';

/** Provides a router and the root data to a story. */
export function withRouter(Story: () => ReactNode) {
  return <WithRouter Story={Story} />;
}

function WithRouter({ Story }: { Story: () => ReactNode }) {
  // Created once: a new one would be another component, and the story would lose its state.
  const [Routes] = useState(() =>
    createRoutesStub([{ id: 'root', path: '*', loader: () => rootDataFixture, Component: () => <Story /> }]),
  );
  return (
    <SilhouetteRendererContext value={InlineSilhouette}>
      <Routes initialEntries={['/']} hydrationData={{ loaderData: { root: rootDataFixture } }} />
    </SilhouetteRendererContext>
  );
}
