/** A control that a visitor taps, and the effect that must follow. Both are CSS selectors. */
export interface Tap {
  name: string;
  control: string;
  effect: string;
  /** Milliseconds within which a later tap must show its effect. @default 100 */
  within?: number;
}

export interface BenchmarkPage {
  /** The name of its results file. */
  name: string;
  path: string;
  /** Tapped repeatedly from the first moment on, until they work. */
  firstTaps: readonly Tap[];
  /** Tapped once, when the page is idle. */
  laterTaps: readonly Tap[];
  /** Tapped one after the other in one visit, which is rated by the slowest. */
  session?: readonly Tap[];
  /** Whether it lists products, the first of which is opened. @default false */
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
// Before hydration the early script handles the tap. The count on the icon shows in both cases.
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

export const benchmarkPages: readonly BenchmarkPage[] = [
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
  // A shared cart, the only one with an address of its own.
  {
    name: 'cart',
    path: '/cartV1?lines=item:MGN-3S-RUST:1',
    firstTaps: [menu],
    laterTaps: [menu],
  },
];
