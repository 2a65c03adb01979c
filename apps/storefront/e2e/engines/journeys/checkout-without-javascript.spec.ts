import { journey, test } from '../journey.ts';

test.use({ javaScript: false });

journey('checkout without JavaScript: from an item to an order', [390, 1280], async (shopper) => {
  await shopper.open('/details?id=koel-accent-chair');
  const main = shopper.get('main');
  await main.get('button', 'Buy now').click();
  await shopper.expectUrl(/^\/checkoutV3\?item=[\w-]+%3A1$/);
  await main.get('textbox', 'Name').fill('Farzana Rahman');
  await main.get('textbox', /^Mobile number/).fill('01711482906');
  await main.get('combobox', /^Division/).choose('Dhaka');
  await main.get('button', 'Show districts').click();
  await main.get('combobox', /^District/).choose('Dhaka');
  await main.get('button', 'Show upazilas and thanas').click();
  await main.get('combobox', /^Upazila or thana/).choose('Dhanmondi');
  await main.get('button', 'Show the delivery charge').click();
  await main.get('text', /^Delivery to Dhanmondi: /).expectVisible();
  await main.get('textbox', 'Area or road').fill('Road 9/A');
  await main.get('textbox', 'House and flat').fill('House 42');
  await main.get('radio', /^Cash/).click();
  await main.get('button', /^Order for ৳/).click();
  await shopper.expectUrl(/^\/payments\/response\/success\?invoiceId=[\w-]+$/);
  await main.expectText('Please have ৳17,600 ready.');
  await main.expectText(/Order number PR-/);
});
