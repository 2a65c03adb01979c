import { expect, test, waitForHydration } from '../support/fixtures.ts';

const sofa = '/will-it-fit?id=meghna-3-seater';

test('DETAIL-3 links from the item to the fit check and back to the same sku', async ({ page }) => {
  await page.goto('/details?id=meghna-3-seater&sku=MGN-3S-TEAL');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Check my stairs' }).click();
  await expect(page).toHaveURL('/will-it-fit?id=meghna-3-seater&sku=MGN-3S-TEAL');
  await page.getByRole('link', { name: 'Back to Meghna 3-Seater' }).click();
  await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('DETAIL-3 shows results only for the given measures and keeps these in the URL', async ({
      page,
    }) => {
      await page.goto(sofa);
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeHidden();
      const door = page.getByRole('group', { name: 'The door' });
      await door.getByRole('textbox', { name: 'Width, cm' }).fill('৭৫');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Through the door: yes' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /In the lift/ })).toBeHidden();
      expect(new URL(page.url()).searchParams.get('doorWidth')).toBe('৭৫');
    });

    test('DETAIL-3 converts measures to inches and back, also in the URL, and submits on Enter', async ({
      page,
    }) => {
      await page.goto(sofa);
      if (javaScriptEnabled) await waitForHydration(page);
      const door = page.getByRole('group', { name: 'The door' }).getByRole('textbox');
      await door.first().fill('75');
      await page.getByRole('button', { name: 'Inches' }).click();
      await expect(page.getByLabel('Width, inches').first()).toHaveValue('29.53');
      await expect(page).toHaveURL(/\?id=meghna-3-seater.*&unit=in&doorWidth=29\.53#unit$/);
      await expect(page.getByText('Your door 29½ in × 78¾ in')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Inches' })).toHaveAttribute('aria-pressed', 'true');
      await door.first().fill('23 1/2');
      await door.first().press('Enter');
      await expect(page.getByRole('heading', { name: 'Through the door: no' })).toBeVisible();
      await page.getByRole('button', { name: 'Centimetres' }).click();
      await expect(page.getByLabel('Width, cm').first()).toHaveValue('59.7');
      await expect(page).not.toHaveURL(/unit=in/);
    });

    test('DETAIL-3 scrolls to the results after submitting', async ({ page }) => {
      await page.goto(sofa);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('group', { name: 'The room' }).getByRole('textbox').first().fill('400');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByText(/^Enter at least one measurement/)).toBeInViewport();
      await page.getByRole('group', { name: 'The door' }).getByRole('textbox').first().fill('75');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      const answers = page.getByRole('heading', { name: 'Does it fit?' });
      await expect(answers).toBeInViewport();
      if (javaScriptEnabled) await expect(answers).toBeFocused();
    });

    test('DETAIL-3 checks another item with the same measures', async ({ page }) => {
      await page.goto(`${sofa}&doorWidth=75`);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('combobox', { name: 'Which piece?' }).selectOption({ label: 'Piri, the stool' });
      await page.getByRole('button', { name: 'Choose', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Through the door: yes' })).toBeVisible();
      await expect(page).toHaveURL(/doorWidth=75/);
      await expect(page).toHaveURL(/id=piri-stool/);
    });
  });
}

test('DETAIL-3 shows what does not fit and what can be done', async ({ page }) => {
  await page.goto(`${sofa}&doorWidth=60&liftWidth=70&liftDepth=100&roomWidth=180&roomDepth=180`);
  await expect(page.getByRole('heading', { name: 'Through the door: no' })).toBeVisible();
  await expect(page.getByText('so we’ll carry it up the stairs.')).toBeVisible();
  await expect(page.getByText('It’s larger than this room.')).toBeVisible();
});

test('DETAIL-3 ignores invalid measures', async ({ page }) => {
  await page.goto(`${sofa}&doorWidth=wide&roomWidth=-1&roomDepth=400`);
  await expect(page.getByRole('heading', { name: 'Does it fit?' })).toBeHidden();
});
