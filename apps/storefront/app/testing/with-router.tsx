import { type ReactNode, useState } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { SilhouetteRendererContext } from '../features/catalogue/items/sprite-silhouettes.tsx';
import { InlineSilhouette } from './inline-silhouette.tsx';
import { rootDataFixture } from './root-data.fixtures.ts';

/** Gives a story a router to stand in, and what the root of the shop knows. */
export function withRouter(Story: () => ReactNode) {
  return <WithRouter Story={Story} />;
}

function WithRouter({ Story }: { Story: () => ReactNode }) {
  // Once: made anew it would be another component, and the story would lose what has happened in it.
  const [Routes] = useState(() =>
    createRoutesStub([{ id: 'root', path: '*', loader: () => rootDataFixture, Component: () => <Story /> }]),
  );
  return (
    <SilhouetteRendererContext value={InlineSilhouette}>
      <Routes initialEntries={['/']} hydrationData={{ loaderData: { root: rootDataFixture } }} />
    </SilhouetteRendererContext>
  );
}
