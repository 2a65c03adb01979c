import { readCatalogue } from '@piri/catalogue/catalogue';
import { readImageManifests } from '@piri/catalogue/images';
import { getItem, listVariantImages, searchAttachments } from '@piri/contract/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { products } = readCatalogue();
const withImages = readImageManifests().filter(({ kind }) => kind === 'product');
const item = (id: string) => callEndpoint(api, getItem, { id });
const views = ['three-quarter', 'front', 'detail'];

describe('pictures of a product', () => {
  it('DETAIL-2 show each variant in three-quarter, front and close-up view', async () => {
    for (const { id, pictures } of withImages) {
      const variants = products.find((product) => product.id === id)?.model?.variants ?? [];
      const { images } = await item(id);
      expect(images).toHaveLength(pictures.length);
      const wanted = variants.flatMap(({ name, when }) =>
        views.map((view) => ({ start: `/pictures/${id}/${name}-${view}-`, when })),
      );
      for (const [index, { path, attributeValues }] of images.entries()) {
        expect(path.startsWith(wanted[index]?.start ?? '?'), path).toBe(true);
        const said = attributeValues.map((one) => [one.displayLabel, one.optionDisplayLabel]);
        expect(Object.fromEntries(said)).toEqual(wanted[index]?.when);
      }
    }
  });

  it('DETAIL-2 each have their own alternative text', async () => {
    const { images } = await item('padma-l-shape');
    expect(images[0]?.alt).toBe('Padma L-Shape in Navy (Orientation: Left), from the front right');
    expect(images[11]?.alt).toBe('Padma L-Shape in Beige (Orientation: Right), close up');
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
    expect((await item('doyel-side-table')).images.map(({ alt }) => alt)).toEqual([
      'Doyel Side Table, from the front right',
      'Doyel Side Table, from the front',
      'Doyel Side Table, close up',
    ]);
  });

  it('DETAIL-2 have the URL of the widest file and a list of all widths', async () => {
    const [face] = (await item('piri-stool')).images;
    expect(face?.url).toBe(`${face?.path}-1200.webp`);
    expect([face?.width, face?.height, face?.widths]).toEqual([1200, 1500, [320, 480, 640, 900, 1200]]);
  });

  it('DETAIL-2 include a cover image for each sku that has pictures', async () => {
    for (const { code, imageUrl } of (await item('meghna-3-seater')).skus) {
      const variant = code.split('-').at(-1)?.toLowerCase();
      expect(imageUrl).toContain(`/pictures/meghna-3-seater/${variant}-three-quarter-`);
    }
    for (const sku of (await item('uthan-lounger')).skus) expect(sku).not.toHaveProperty('imageUrl');
  });
});

describe('image endpoints', () => {
  it('DETAIL-2 list the variant images of a product', async () => {
    const { list } = await callEndpoint(api, listVariantImages, { itemId: 'padma-l-shape' });
    expect(list).toEqual((await item('padma-l-shape')).images);
    expect((await callEndpoint(api, listVariantImages, { itemId: 'uthan-lounger' })).list).toEqual([]);
    expectApiError(await api.get(`${listVariantImages.path}?itemId=nowhere`), 404, 'NOT_FOUND');
    expectApiError(await api.get(listVariantImages.path), 422, 'INVALID');
  });

  it('DETAIL-2 list the attachments of a product in order, and filter them by view', async () => {
    const { images } = await item('meghna-3-seater');
    const { list, total } = await callEndpoint(
      api,
      searchAttachments,
      createTextFilter('itemId', 'meghna-3-seater'),
    );
    expect(list.map(({ id: _, itemId: __, ...image }) => image)).toEqual(images);
    expect(total).toBe(9);
    const [param] = createTextFilter('itemId', 'meghna-3-seater').textParams;
    const [front] = createTextFilter('view', 'front').textParams;
    const fronts = await callEndpoint(api, searchAttachments, { textParams: [param, front] });
    expect(fronts.list.map(({ id }) => id)).toEqual([2, 5, 8].map((place) => `meghna-3-seater/${place}`));
  });

  it('CALL-4 return all attachments exactly once by token', async () => {
    const all = await fetchAllSearchRows<{ id: string; itemId: string }>(api, searchAttachments, {
      size: 20,
    });
    const own = all.filter(({ itemId }) => withImages.some(({ id }) => id === itemId));
    expect(own).toHaveLength(withImages.reduce((sum, { pictures }) => sum + pictures.length, 0));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect((await callEndpoint(api, searchAttachments)).total).toBe(all.length);
  });

  it('CALL-1 return a changed row at once', async () => {
    const [face] = (await item('piri-stool')).images;
    const change = {
      table: 'items',
      key: { id: 'piri-stool' },
      set: { images: [{ ...face, alt: 'Other' }] },
    };
    await withChangedRow(api, change, async () => {
      const attached = await callEndpoint(api, searchAttachments, createTextFilter('itemId', 'piri-stool'));
      const byChoice = await callEndpoint(api, listVariantImages, { itemId: 'piri-stool' });
      expect([attached.list, byChoice.list].map((list) => list.map(({ alt }) => alt))).toEqual([
        ['Other'],
        ['Other'],
      ]);
    });
  });

  it.each([createTextFilter('alt', 'a'), { sortParams: [{ field: 'id', type: 'ASC' }] }, { size: 0 }])(
    'CALL-1 reject %j',
    async (body) => {
      expectApiError(await api.post(searchAttachments.path, body), 422, 'INVALID');
    },
  );
});
