import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/page-boundary.tsx', [
    index('routes/home.tsx', { id: 'index' }),
    route('shop', 'routes/shop.tsx'),
    route('shopV1', 'routes/shop-v1.tsx'),
    route('details', 'routes/details.tsx'),
    route('detailsV1', 'routes/details-v1.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('cartV1', 'routes/cart-v1.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('checkoutV1', 'routes/checkout-v1.tsx'),
    route('checkoutV2', 'routes/checkout-v2.tsx'),
    route('checkoutV3', 'routes/checkout-v3.tsx'),
    route('compare', 'routes/compare.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('new-arrival', 'routes/new-arrival.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    ...['success', 'failed', 'cancel', 'later'].map((outcome) =>
      route(`payments/response/${outcome}`, 'routes/payment-response.tsx', { id: `payment-${outcome}` }),
    ),
    route('profile', 'routes/profile.tsx'),
    route('sign-in', 'routes/sign-in.tsx', { id: 'SignInPage' }),
    route('sign-up', 'routes/sign-up.tsx'),
    route('will-it-fit', 'routes/will-it-fit.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('drawings/:pieces', 'routes/drawings.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('suggestions', 'routes/suggestions.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig;
