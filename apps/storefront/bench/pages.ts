/** Something a visitor taps, and what must then be seen. Both are CSS selectors. */
export interface Tap {
  name: string;
  control: string;
  effect: string;
}

export interface BenchPage {
  /** The file of its results. */
  name: string;
  path: string;
  /** Tapped again and again from the first moment on, until they work. */
  firstTaps: readonly Tap[];
  /** Tapped once, after the page has come to rest. */
  laterTaps: readonly Tap[];
}

const menu: Tap = { name: 'phone menu', control: 'button[popovertarget=menu]', effect: '#menu' };
const cart: Tap = { name: 'cart', control: 'button[popovertarget=cart]', effect: '#cart' };

export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/', firstTaps: [menu, cart], laterTaps: [menu, cart] },
];
