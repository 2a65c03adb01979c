/** The query parameter of the checkout that holds the code of the sku to book. */
const name = 'booking';

/** Returns the address where one item is booked, independent of the cart. */
export function getBookingHref(skuCode: string): string {
  return `/checkoutV2?${new URLSearchParams({ [name]: skuCode })}`;
}

/** Returns the code of the sku that an address asks to book, or `undefined` for the checkout of the cart. */
export function parseBookingSku(search: URLSearchParams): string | undefined {
  const code = search.get(name) ?? '';
  return /^[\w-]{1,100}$/.test(code) ? code : undefined;
}
