/** What keeps an admin command from being carried out, in one sentence for whoever works in the shop. */
export class OrderStays extends Error {
  override readonly name = 'OrderStays';
}
