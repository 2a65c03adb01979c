import type { CustomerProfile } from '@piri/contract/customer';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type MockCartOptions, mockCart, resetMockCart } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  applyCurrencyToDocument,
  defaultCurrency,
} from '../features/catalogue/prices/apply-currency-to-document.ts';
import { useCurrency } from '../features/catalogue/prices/currency-store.ts';
import { type MockCheckoutOptions, mockCheckout } from '../features/checkout/layouts/checkout.fixtures.ts';
import { mockSessionsApi } from '../features/customer/account/sessions.fixtures.ts';
import { clearSession, useSession } from '../features/customer/session/session-store.ts';
import { closeAccountDialog } from '../features/customer/session/sign-in-dialog-store.ts';
import { mockOrder, type OrderResponseFixture } from '../features/orders/order/order.fixtures.ts';
import { type MockSalesOptions, mockSales } from '../features/orders/sales/sales.fixtures.ts';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { storageKeys } from '../features/platform/storage/storage-keys.ts';
import { rootDataFixture } from './root-data.fixtures.ts';
import type { PageStoryParameters } from './route-state-story-names.ts';
import { StoryPage } from './story-page.tsx';

interface Page {
  default: (props: never) => ReactNode;
  ErrorBoundary?: (props: never) => ReactNode;
  handle?: unknown;
}

type DataOf<M extends Page> = Parameters<M['default']>[0] extends { loaderData: infer Data }
  ? Data
  : undefined;

export interface PageStoryFactoryOptions<M extends Page> {
  /** The route's id: `'index'` for home, otherwise `'routes/<file>'` or the id in `routes.ts`. */
  id: string;
  /** Validates the loader data of every story. It should be strict and built from the contract's schemas. */
  data: z.ZodType<DataOf<M>>;
  /** The path and query of the page, unless a story sets its own. */
  at: string;
}

export interface PageStoryOptions<M extends Page>
  extends Pick<StoryObj, 'globals' | 'name' | 'play' | 'tags'> {
  /** The loader data. Omit it only if `error` is set. */
  data?: DataOf<M>;
  at?: string;
  /** @default the shop's own rooms and currencies */
  root?: RootData;
  /** The error that the loader has thrown. */
  error?: unknown;
  /** The address of a navigation that is still loading. */
  goingTo?: string;
  /** @default false */
  offline?: boolean;
  /** @default false */
  signedIn?: boolean;
  /** The signed-in customer, for a page that shows the profile. */
  profile?: CustomerProfile;
  /** @default 'BDT' */
  currency?: string;
  /** The cart of this browser, for a page that shows it. */
  cart?: MockCartOptions;
  /** The draft of a checkout, its cart, and the API's responses. */
  checkout?: MockCheckoutOptions;
  /** The API's response with the order, for a page that shows one. */
  returned?: OrderResponseFixture;
  /** The customer's orders and bookings, for a page that lists them. */
  sales?: MockSalesOptions;
  /**
   * Whether a screenshot of the story is taken.
   * @default false
   */
  hasScreenshot?: boolean;
  /** Why this screenshot may be the same as another one of the page. */
  duplicateReason?: string;
}

const noScreenshotReason =
  'The components of a page have screenshots of their own; nine states of every page would outnumber them all.';

const targets = {
  controls: 24,
  because:
    "The arrows of the bar's menu are for the keyboard, as MegaMenu says; every part is measured in its own stories.",
};

/**
 * Returns a function that creates the stories of a route: the page component in its frame, with loader data that is
 * validated when the story file is imported. Invalid data fails the unit tests.
 */
export function createPageStoryFactory<M extends Page>(
  module: M,
  { id, data: schema, at: defaultPath }: PageStoryFactoryOptions<M>,
) {
  return ({
    data,
    at = defaultPath,
    root = rootDataFixture,
    error,
    goingTo,
    ...rest
  }: PageStoryOptions<M>): StoryObj => {
    const { offline = false, signedIn = false, currency = defaultCurrency, cart, profile, ...others } = rest;
    const { returned, checkout, sales, ...more } = others;
    const shownCart = cart ?? checkout?.cart;
    const { duplicateReason, hasScreenshot = false, ...story } = more;
    const failed = error !== undefined;
    const facts: PageStoryParameters = {
      page: module.default,
      data: failed ? undefined : schema.parse(data),
      root,
      own: checkout ?? cart ?? returned ?? sales ?? profile,
      failed,
      loading: goingTo !== undefined,
      offline,
      signedIn,
      currency,
    };
    return {
      ...story,
      parameters: {
        page: facts,
        targets,
        visual: { noScreenshotReason: hasScreenshot ? null : noScreenshotReason, duplicateReason },
      },
      beforeEach: () => {
        resetMockCart();
        const resetBrowserState = setBrowserState({ offline, signedIn, currency, profile });
        const resetCart = shownCart && mockCart(shownCart);
        const resetCheckout = checkout && mockCheckout(checkout);
        const resetSessions = signedIn && mockSessionsApi();
        const resetOrder = returned && mockOrder(returned);
        const resetSales = sales && mockSales(sales);
        return () => {
          resetSales?.();
          resetOrder?.();
          if (resetSessions) resetSessions();
          resetCheckout?.();
          resetBrowserState();
          resetCart?.();
        };
      },
      render: (_, { id: story }: StoryContext) => (
        <StoryPage
          key={story}
          page={module.default}
          boundary={module.ErrorBoundary}
          handle={module.handle}
          {...{ id, data: facts.data, root, at, error, goingTo }}
        />
      ),
    };
  };
}

interface BrowserState extends Pick<PageStoryParameters, 'offline' | 'signedIn' | 'currency'> {
  profile: CustomerProfile | undefined;
}

/** Sets the state that only this browser knows. Returns a function that resets it. */
function setBrowserState({ offline, signedIn, currency, profile }: BrowserState) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
  const token = 'of a story';
  if (signedIn) {
    document.documentElement.dataset['session'] = 'signed-in';
    localStorage.setItem(storageKeys.authToken, token);
    useSession.setState({ status: 'in', token, profile });
  } else {
    useSession.setState({ status: 'out' });
  }
  useCurrency.setState({ code: currency });
  applyCurrencyToDocument(currency);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    closeAccountDialog();
    clearSession();
    useSession.setState({ status: 'unknown' });
    useCurrency.setState({ code: defaultCurrency });
    applyCurrencyToDocument(defaultCurrency);
  };
}
