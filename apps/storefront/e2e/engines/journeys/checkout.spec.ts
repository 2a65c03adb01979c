import { createCustomerFixture } from '../../support/account.ts';
import { journey } from '../journey.ts';

journey('checkout: from an item to an order paid in cash', [390, 1280], async (shopper) => {
  const { fullName, mobile } = createCustomerFixture();
  await shopper.open('/details?id=piri-stool');
  const main = shopper.get('main');
  await main.get('button', 'Add to cart: Piri, the stool').click();
  await shopper.get('button', 'Your cart, 1 in total').expectVisible();
  await shopper.open('/cart');
  await main.get('link', 'Go to checkout').click();
  await shopper.expectUrl('/checkout');
  await main.get('textbox', 'Name').fill(fullName);
  await main.get('textbox', /^Mobile number/).fill(mobile);
  await main.get('combobox', /^Division/).choose('Dhaka');
  await main.get('combobox', /^District/).choose('Dhaka');
  await main.get('combobox', /^Upazila or thana/).choose('Dhanmondi');
  await main.get('textbox', 'Area or road').fill('Road 9/A');
  await main.get('textbox', 'House and flat').fill('House 42, flat 5B');
  await main.get('radio', /^Cash/).click();
  await main.get('radio', /^Cash/).expectChecked();
  await main.get('button', 'Order for ৳2,750').click();
  await shopper.expectUrl(/^\/payments\/response\/success\?invoiceId=\w+$/);
  await main.get('region', 'Invoice').expectText('৳2,750');
  await shopper.get('link', /home page/).click();
  await shopper.get('button', 'Your cart').expectVisible();
});
