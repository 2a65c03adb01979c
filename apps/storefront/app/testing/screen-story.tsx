import type { Profile } from '@piri/contract/customer';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type CartInStories, leaveNoCart, putCart } from '../features/cart/cart-page/cart-in-stories.ts';
import { useCurrency } from '../features/catalogue/prices/currency-store.ts';
import { defaultCurrency, markCurrency } from '../features/catalogue/prices/mark-currency.ts';
import { type CheckoutInStories, putCheckout } from '../features/checkout/layouts/checkout-in-stories.ts';
import { putSessions } from '../features/customer/account/sessions-in-stories.ts';
import { closeAccountDialog } from '../features/customer/session/ask-to-sign-in.ts';
import { leaveSession, useSession } from '../features/customer/session/session-store.ts';
import { putOrder, type ReturnInStories } from '../features/orders/order/orders-in-stories.ts';
import { putSales, type SalesInStories } from '../features/orders/sales/sales-in-stories.ts';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { storageKeys } from '../features/platform/storage/storage-keys.ts';
import { rootInStories } from './root-in-stories.ts';
import type { ScreenFacts } from './route-states.ts';
import { Screen } from './screen.tsx';

interface Page {
  default: (props: never) => ReactNode;
  ErrorBoundary?: (props: never) => ReactNode;
  handle?: unknown;
}

type DataOf<M extends Page> = Parameters<M['default']>[0] extends { loaderData: infer Data }
  ? Data
  : undefined;

export interface ScreenOptions<M extends Page> {
  /** The route's id: `'index'` for home, else `'routes/<file>'` or what `routes.ts` names it. */
  id: string;
  /** Checks the loader data of every story, as strictly as can be: made of the contract's schemas. */
  data: z.ZodType<DataOf<M>>;
  /** Path and query of the page, unless a story has its own. */
  at: string;
}

export interface ScreenState<M extends Page> extends Pick<StoryObj, 'globals' | 'name' | 'play' | 'tags'> {
  /** What the loader answers. Left out only where `error` says that it has failed. */
  data?: DataOf<M>;
  at?: string;
  /** @default the shop's own rooms and currencies */
  root?: RootData;
  /** What the loader threw. */
  error?: unknown;
  /** The address that has been followed and does not answer yet. */
  goingTo?: string;
  /** @default false */
  offline?: boolean;
  /** @default false */
  signedIn?: boolean;
  /** Who is signed in, for a page that shows it. */
  profile?: Profile;
  /** @default 'BDT' */
  currency?: string;
  /** What lies in this browser's cart, for a page that shows it. */
  cart?: CartInStories;
  /** What was typed into a checkout, what lies in its cart, and what the shop answers there. */
  checkout?: CheckoutInStories;
  /** What the shop answers about the order that somebody comes back to. */
  returned?: ReturnInStories;
  /** What somebody has ordered and booked, for a page that lists it. */
  sales?: SalesInStories;
  /**
   * Whether it is among the pictures that are approved.
   * @default false
   */
  pictured?: boolean;
  /** Why this picture may look like another of the same screen. */
  samePicture?: string;
}

const unpictured =
  'The parts of a page are pictured by themselves; nine states of every page would outweigh all of them.';

const targets = {
  controls: 24,
  because:
    "The arrows of the bar's menu are for the keyboard, as MegaMenu says; every part is measured in its own stories.",
};

/**
 * Makes the stories of a route: its own page component, in the frame, with data that was checked as the story file is
 * read. Data that no longer fits fails the unit tests, before anybody opens the workbench.
 */
export function screenOf<M extends Page>(module: M, { id, data: schema, at: usualPlace }: ScreenOptions<M>) {
  return ({
    data,
    at = usualPlace,
    root = rootInStories,
    error,
    goingTo,
    ...rest
  }: ScreenState<M>): StoryObj => {
    const { offline = false, signedIn = false, currency = defaultCurrency, cart, profile, ...others } = rest;
    const { returned, checkout, sales, ...more } = others;
    const shownCart = cart ?? checkout?.cart;
    const { samePicture, pictured = false, ...story } = more;
    const failed = error !== undefined;
    const facts: ScreenFacts = {
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
        screen: facts,
        targets,
        visual: { unpictured: pictured ? null : unpictured, samePicture },
      },
      beforeEach: () => {
        leaveNoCart();
        const takeOff = putOn({ offline, signedIn, currency, profile });
        const takeOut = shownCart && putCart(shownCart);
        const tearUp = checkout && putCheckout(checkout);
        const endSessions = signedIn && putSessions();
        const forget = returned && putOrder(returned);
        const clear = sales && putSales(sales);
        return () => {
          clear?.();
          forget?.();
          if (endSessions) endSessions();
          tearUp?.();
          takeOff();
          takeOut?.();
        };
      },
      render: (_, { id: story }: StoryContext) => (
        <Screen
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

interface PutOn extends Pick<ScreenFacts, 'offline' | 'signedIn' | 'currency'> {
  profile: Profile | undefined;
}

/** What only this browser knows, for as long as the story is shown. */
function putOn({ offline, signedIn, currency, profile }: PutOn) {
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
  markCurrency(currency);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    closeAccountDialog();
    leaveSession();
    useSession.setState({ status: 'unknown' });
    useCurrency.setState({ code: defaultCurrency });
    markCurrency(defaultCurrency);
  };
}
