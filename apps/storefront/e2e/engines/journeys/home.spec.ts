import { journey } from '../journey.ts';

journey('home: the pop-ups open one after the other and stay closed', [390, 1280], async (shopper) => {
  await shopper.open('/');
  await shopper.get('heading').expectVisible();
  const campaign = shopper.get('dialog', 'Sofa weeks: 12% off every sofa');
  await campaign.expectVisible();
  await campaign.get('link', 'See the sofas').expectVisible();
  await campaign.get('img').expectImage();
  await shopper.press('Escape');
  await campaign.expectHidden();
  const offer = shopper.get('dialog', /^Save your first order/);
  await offer.get('textbox', /^Email/).expectFocus();
  await offer.get('button', 'Close').click();
  await offer.expectHidden();
  await shopper.reload();
  await shopper
    .get('main')
    .get('link', /^Meghna 3-Seater/)
    .click();
  await shopper.expectUrl(/^\/details\?id=meghna-3-seater/);
  await shopper.get('heading', 'Meghna 3-Seater').expectVisible();
  await shopper.page.back();
  await shopper.expectUrl('/');
  await campaign.expectHidden();
});
