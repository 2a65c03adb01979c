import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/page-boundary.tsx', [
    index('routes/home.tsx', { id: 'index' }),
    route('shop', 'routes/shop.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('site.webmanifest', 'routes/web-manifest.ts'),
] satisfies RouteConfig;
