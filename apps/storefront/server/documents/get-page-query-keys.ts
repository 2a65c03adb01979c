import type { ServerBuild } from 'react-router';
import { z } from 'zod';
import type { AllowedPageQuery } from '../../app/features/platform/requests/allowed-page-query.ts';

/** The query keys that each page reads, by path. */
export type PageQueryKeys = ReadonlyMap<string, AllowedPageQuery>;

const declared = z.object({ keys: z.array(z.string()), attributes: z.literal(true).exactOptional() });
const none: AllowedPageQuery = { keys: [] };

/** Returns the `pageQuery` export of each route of a build. Routes with parameters in their path are left out. */
export function getPageQueryKeys(routes: ServerBuild['routes']): PageQueryKeys {
  const queries = new Map<string, AllowedPageQuery>();
  for (const route of Object.values(routes)) {
    if (route === undefined || (route.path === undefined && !route.index)) continue;
    if (route.parentId !== undefined && routes[route.parentId]?.path)
      throw new Error(
        `The route ${route.id} is nested in a route with a path, which is not supported here. Join their paths first.`,
      );
    const path = `/${route.path ?? ''}`;
    if (/[*:]/.test(path)) continue;
    const query: unknown = Reflect.get(route.module, 'pageQuery');
    queries.set(path, query === undefined ? none : declared.parse(query));
  }
  return queries;
}
