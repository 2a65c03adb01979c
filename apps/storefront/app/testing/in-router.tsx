import { type ReactNode, useState } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { DrawsPieces } from '../features/catalogue/items/drawings-in-files.tsx';
import { drawnInPlace } from './drawn-in-place.tsx';
import { rootInStories } from './root-in-stories.ts';

/** Gives a story a router to stand in, and what the root of the shop knows. */
export function inRouter(Story: () => ReactNode) {
  return <InRouter Story={Story} />;
}

function InRouter({ Story }: { Story: () => ReactNode }) {
  // Once: made anew it would be another component, and the story would lose what has happened in it.
  const [Routes] = useState(() =>
    createRoutesStub([{ id: 'root', path: '*', loader: () => rootInStories, Component: () => <Story /> }]),
  );
  return (
    <DrawsPieces value={drawnInPlace}>
      <Routes initialEntries={['/']} hydrationData={{ loaderData: { root: rootInStories } }} />
    </DrawsPieces>
  );
}
