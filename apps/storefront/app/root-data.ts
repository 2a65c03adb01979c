import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** What the root loader read for every page. Undefined only when that loader itself has failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root');
}
