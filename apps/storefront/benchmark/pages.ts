/** Something a visitor taps, and what must then be seen. Both are CSS selectors. */
export interface Tap {
  name: string;
  control: string;
  effect: string;
  /** Milliseconds within which a later tap must show its effect. @default 100 */
  within?: number;
}

export interface BenchmarkPage {
  /** The file of its results. */
  name: string;
  path: string;
  /** Tapped again and again from the first moment on, until they work. */
  firstTaps: readonly Tap[];
  /** Tapped once, after the page has come to rest. */
  laterTaps: readonly Tap[];
  /** Tapped one after the other in one visit: the slowest of them is what the visit is judged by. */
  session?: readonly Tap[];
  /** Whether it lists products, of which the first is opened. @default false */
  list?: boolean;
}

const menu: Tap = { name: 'phone menu', control: 'button[popovertarget=menu]', effect: '#menu' };
const cart: Tap = { name: 'cart', control: 'button[popovertarget=cart]', effect: '#cart' };

const menuAway: Tap = {
  name: 'close the menu',
  control: '#menu button[popovertargetaction=hide]',
  effect: 'html:not(:has(#menu[open], #menu:popover-open))',
};
const filters: Tap = { name: 'filters', control: 'a[href="#filters"]', effect: '[data-slot=drawer]' };
const currencies: Tap = {
  name: 'currencies',
  control: '[data-slot=currency-select] > button',
  effect: '[data-slot=currency-select] > [popover]',
};
const dollars: Tap = {
  name: 'dollars',
  control: '[data-slot=currency-select] label:has([value=USD])',
  effect: 'html:has([data-slot=currency-select] [value=USD]:checked)',
};
// Before the application is there the early script answers; the count on the icon tells of both.
const add: Tap = {
  name: 'add to cart',
  control: '#buy [data-slot=add-to-cart] button',
  effect: 'html[data-cart]',
  within: 50,
};
const variant: Tap = {
  name: 'another cloth',
  control: '[data-slot=swatch-picker] label:nth-child(2)',
  effect: 'html:has(#buy [name=code][value=MGN-3S-TEAL])',
  within: 50,
};
const fetched: Tap = {
  name: 'fetch it yourself',
  control: 'label:has([name=kind][value=COLLECT])',
  effect: 'html:has([name=kind][value=COLLECT]:checked)',
};

export const pages: readonly BenchmarkPage[] = [
  { name: 'home', path: '/', firstTaps: [menu, cart], laterTaps: [menu, cart] },
  {
    name: 'shop',
    path: '/shop?categoryId=sofas',
    list: true,
    firstTaps: [menu, cart],
    laterTaps: [menu, cart, filters, currencies],
    session: [currencies, dollars, menu, menuAway, filters],
  },
  {
    name: 'details',
    path: '/details?id=meghna-3-seater',
    firstTaps: [menu, cart, add],
    laterTaps: [menu, cart, variant, add],
    session: [menu, menuAway, currencies, dollars, variant, add],
  },
  {
    name: 'checkout',
    path: '/checkoutV3?item=MGN-3S-RUST:1',
    firstTaps: [fetched],
    laterTaps: [fetched],
  },
  // A cart that somebody else has sent: the only one that stands in an address.
  {
    name: 'cart',
    path: '/cartV1?lines=item:MGN-3S-RUST:1',
    firstTaps: [menu],
    laterTaps: [menu],
  },
];
