import { journey } from '../journey.ts';

journey('product: another cloth, the gallery and the zoom', [390, 1280], async (shopper) => {
  await shopper.open('/details?id=meghna-3-seater');
  const main = shopper.get('main');
  await main.get('radio', 'Teal').click();
  await shopper.expectUrl('/details?id=meghna-3-seater&sku=MGN-3S-TEAL');
  await main.get('text', /Code MGN-3S-TEAL$/).expectVisible();
  const gallery = main.get('group', 'Pictures of Meghna 3-Seater');
  await gallery.get('img', /^Meghna 3-Seater in Teal/).expectImage();
  await gallery.get('button', 'Next picture').click();
  await gallery.get('text', /^2 of 4/).expectVisible();
  const zoom = gallery.get('button', 'Zoom in');
  await zoom.click();
  const dialog = shopper.get('dialog');
  await dialog.expectVisible();
  await dialog.get('img').expectVisible();
  await shopper.press('Escape');
  await dialog.expectHidden();
  await zoom.expectFocus();
  await main.get('text', 'All dimensions').click();
  await main.get('text', /^205 cm/).expectVisible();
});
