import { journey } from '../journey.ts';

journey('outlets: the showrooms of a division', [390, 1280], async (shopper) => {
  await shopper.open('/outlets');
  const main = shopper.get('main');
  await main
    .get('navigation', 'Divisions')
    .get('link', /^Dhaka/)
    .click();
  await shopper.expectUrl('/outlets?division=dhaka');
  const mirpur = main.get('article', 'Mirpur');
  await mirpur.get('text', '10 am to 8 pm, closed on Sundays').expectVisible();
  await mirpur.get('link', /^Directions to Mirpur/).expectVisible();
  await main.get('article', 'Khulna').expectHidden();
});

journey('will it fit: a door, in centimetres and inches', [390, 1280], async (shopper) => {
  await shopper.open('/will-it-fit?id=meghna-3-seater');
  const main = shopper.get('main');
  const door = main.get('group', 'The door');
  await door.get('textbox', 'Width, cm').fill('75');
  await main.get('button', 'Check').click();
  await main.get('heading', 'Through the door: yes').expectVisible();
  await main.get('button', 'Inches').click();
  await door.get('textbox', 'Width, inches').expectValue('29.53');
  await door.get('textbox', 'Width, inches').fill('23.5');
  await shopper.press('Enter');
  await main.get('heading', 'Through the door: no').expectVisible();
});
