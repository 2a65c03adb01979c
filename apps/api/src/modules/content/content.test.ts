import { readContent } from '@piri/catalogue/content';
import {
  type ContentEntry,
  listBullets,
  listItemArticles,
  listItemBullets,
  listItemContent,
  listSlides,
  listTexts,
  searchContent,
} from '@piri/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sessionIdleMs, sessionMaxAgeMs } from '../customers/sessions.ts';
import { getReservedUntilAndPaymentState } from '../orders/reservation-period.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const files = readContent();

async function search(body: object) {
  const response = await api.post(searchContent.path, body);
  expect(response.status, response.text).toBe(200);
  return searchContent.response.parse(response.json);
}

async function list(path: string, query: Record<string, string>): Promise<ContentEntry[]> {
  const response = await api.get(`${path}?${new URLSearchParams(query)}`);
  expect(response.status, response.text).toBe(200);
  return listItemContent.response.parse(response.json).list;
}

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const ofType = (value: string) => ({
  textParams: [{ field: 'type', value, matchType: 'EXACT' }],
  nestedParams: [],
  sortParams: [{ field: 'title', type: 'ASC' }],
  page: 1,
  size: 100,
});

describe('searching content', () => {
  it.each(['campaign', 'subscription-offer'] as const)(
    'CALL-5 returns all entries of the type %s by title',
    async (type) => {
      const { list: found, total } = await search(ofType(type));
      const wanted = files.filter((entry) => entry.type === type);
      expect(ids(found).toSorted()).toEqual(ids(wanted).toSorted());
      expect(total).toBe(wanted.length);
      const titles = found.map(({ title }) => title);
      expect(titles).toEqual(titles.toSorted());
    },
  );

  it('MODAL-3 returns hasCampaign as in the file, and no image for a campaign without one', async () => {
    const { list: campaigns } = await search(ofType('campaign'));
    for (const file of files.filter((entry) => entry.type === 'campaign')) {
      const sent = campaigns.find(({ id }) => id === file.id);
      expect(sent?.fields.hasCampaign).toEqual(file.hasCampaign);
      expect(sent?.fields.image === undefined).toBe(file.image === undefined);
    }
    expect(campaigns.find(({ id }) => id === 'sofa-weeks')?.fields.image).toMatchObject({
      view: 'three-quarter',
      width: 1200,
      height: 1500,
      path: expect.stringMatching(/^\/pictures\/meghna-3-seater\/teal-three-quarter-[0-9a-f]{8}$/),
    });
  });

  it('returns articles if there is no type', async () => {
    const { list: found } = await search({});
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['article']));
    expect(found).toHaveLength(files.filter(({ type }) => type === 'article').length);
  });

  it('finds articles by category', async () => {
    const about = (field: string, matchType: string, value: unknown) =>
      search({ textParams: [{ field, matchType, value }] }).then((page) => ids(page.list));
    expect(await about('categoryId', 'EXACT', 'mattresses')).toContain('which-mattress');
    expect(await about('categoryId', 'IN', ['mattresses', 'rugs'])).toContain('which-mattress');
    expect(await about('categoryId', 'STARTS_WITH', 'matt')).toContain('which-mattress');
    expect(await about('categoryId', 'EXACT', 'matt')).toEqual([]);
  });

  it('returns each entry once by token', async () => {
    const body = { ...ofType('bullet'), size: 4 };
    const found: string[] = [];
    let nextPageToken: string | undefined;
    do {
      const page = await search({ ...body, ...(nextPageToken && { nextPageToken }) });
      found.push(...ids(page.list));
      nextPageToken = page.nextPageToken;
    } while (nextPageToken !== '');
    expect(found.toSorted()).toEqual(ids(files.filter(({ type }) => type === 'bullet')).toSorted());
  });

  it('rejects sorting by a field that is only for filters', async () => {
    const body = { sortParams: [{ field: 'itemId', type: 'ASC' }] };
    expectApiError(await api.post(searchContent.path, body), 422, 'INVALID');
  });
});

describe('content of an item', () => {
  it('DETAIL-3 includes entries for the item and for its parent categories', async () => {
    const fields = ids(await list(listItemContent.path, { itemId: 'meghna-3-seater' }));
    expect(fields).toContain('meghna-points');
    expect(fields).toContain('sofas-points');
    expect(fields).not.toContain('beds-points');
  });

  it('DETAIL-3 can be listed as articles or as bullets', async () => {
    const itemId = 'komol-spring-mattress';
    const articles = await list(listItemArticles.path, { itemId });
    const bullets = await list(listItemBullets.path, { itemId });
    expect(ids(articles)).toContain('which-mattress');
    expect(articles.every(({ type }) => type === 'article')).toBe(true);
    expect(ids(bullets)).toContain('mattresses-points');
    expect(bullets.every(({ type }) => type === 'bullet')).toBe(true);
  });

  it('is empty for an unknown item, and requires an item id', async () => {
    expect(await list(listItemContent.path, { itemId: 'nothing' })).toEqual([]);
    expectApiError(await api.get(listItemContent.path), 422, 'INVALID');
  });
});

describe('content of a placement', () => {
  it('includes slides with their images', async () => {
    const response = await api.get(`${listSlides.path}?placement=new-arrival`);
    const { list: slides } = listSlides.response.parse(response.json);
    const file = files.find(({ id }) => id === 'new-arrival-slides');
    expect(slides.map(({ title }) => title)).toEqual(
      file?.type === 'slider' ? file.slides.map(({ title }) => title) : [],
    );
    expect(slides[0]?.image.alt).toContain('Phul Kantha Cushion');
  });

  it('includes bullets', async () => {
    const placed = files.flatMap((entry) => (entry.type === 'bullet' && entry.placement ? [entry] : []));
    for (const { id, placement = '' } of placed) {
      expect(ids(await list(listBullets.path, { placement }))).toContain(id);
    }
    expect(placed.length).toBeGreaterThan(0);
  });
});

describe('pages of the shop', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const held = (method: 'CARD' | 'PAY_LATER') =>
    Number(getReservedUntilAndPaymentState({ method, now: 1 }, new Date(0)).reservedUntil);

  it.each([
    ['terms-conditions', `hold your items for ${held('CARD') / minute} minutes`],
    ['terms-conditions', `a bank transfer for ${held('PAY_LATER') / minute / 60} hours`],
    ['privacy-policy', `signed in for ${sessionIdleMs / day} days after your last visit`],
    ['privacy-policy', `for up to ${sessionMaxAgeMs / day} days`],
  ])('CONT-3 %s states what the code does: %s', async (placement, words) => {
    const page = await search({ textParams: [{ field: 'placement', value: placement, matchType: 'EXACT' }] });
    expect(JSON.stringify(page.list)).toContain(words);
    expect(page.list[0]?.fields.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('texts', () => {
  it('can be listed by key, or all at once', async () => {
    const all = files.filter(({ type }) => type === 'attribute-text');
    expect(ids(await list(listTexts.path, {})).toSorted()).toEqual(ids(all).toSorted());
    const [strip] = await list(listTexts.path, { key: 'strip-message' });
    expect(strip?.fields.text).toEqual(['Free delivery in Dhaka on orders of ৳30,000 or more']);
  });

  it('CALL-1 returns a changed row at once', async () => {
    const { db } = api;
    const row = await db
      .selectFrom('contentEntries')
      .selectAll()
      .where('id', '=', 'strip-message')
      .executeTakeFirstOrThrow();
    const set = (fields: object) =>
      db
        .updateTable('contentEntries')
        .set({ fields: JSON.stringify(fields) })
        .where('id', '=', row.id)
        .execute();
    await set({ text: ['Closed for Eid.'] });
    const [changed] = await list(listTexts.path, { key: row.id });
    await set(row.fields);
    expect(changed?.fields.text).toEqual(['Closed for Eid.']);
  });
});
