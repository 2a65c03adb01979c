import { journey } from '../journey.ts';

journey('cart: add, count, save for later, and a reload', [390, 1280], async (shopper) => {
  await shopper.open('/details?id=piri-stool');
  await shopper.get('main').get('button', 'Add to cart: Piri, the stool').click();
  await shopper.get('button', 'Your cart, 1 in total').expectVisible();
  await shopper.get('text', /^1 X ৳1,950/).expectVisible();
  await shopper.get('link', 'View Cart').click();
  await shopper.expectUrl('/cart');
  const main = shopper.get('main');
  const lines = main.get('list', 'In your cart');
  const summary = main.get('region', 'Summary');
  await summary.expectText('৳2,750');
  await lines.get('button', 'Add one Piri, the stool').click();
  await lines.get('textbox', /^Quantity of Piri/).expectValue('2');
  await summary.expectText('৳4,700');
  await shopper.reload();
  await lines.get('textbox', /^Quantity of Piri/).expectValue('2');
  await lines.get('button', 'Save for later: Piri, the stool').click();
  await main.get('heading', 'Your cart is empty').expectVisible();
  await main
    .get('region', /^Saved for later/)
    .get('link', /^Piri, the stool/)
    .expectVisible();
  await shopper.get('button', 'Undo').click();
  await lines.get('link', 'Piri, the stool').expectVisible();
});
