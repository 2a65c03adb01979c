import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx', { id: 'index' }),
  route('shop', 'routes/shop.tsx'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
