import { searchCatalogue } from '@piri/contract/item-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { refreshItemSearch } from './refresh-item-search.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = (query: string, body: object = {}) => callEndpoint(api, searchCatalogue, { query, ...body });
const ids = async (query: string) => (await search(query)).list.map(({ id }) => id);

describe('ranking', () => {
  it.each([
    // Titles, whole and in part
    ['Meghna 3-Seater', 'meghna-3-seater'],
    ['meghna 2 seater', 'meghna-2-seater'],
    ['padma', 'padma-l-shape'],
    ['The stool, Piri', 'piri-stool'],
    ['sundarban', 'sundarban-bed'],
    ['memory foam', 'megh-memory-foam-mattress'],
    ['round table', 'gol-baithak-round-table'],
    ['storage bed', 'shindhuk-storage-bed'],
    ['wall clock', 'prohor-wall-clock'],
    ['Nandini Lounge Chair', 'nandini-lounge-chair'],
    // Kinds, categories, options, materials
    ['corner sofa', 'padma-l-shape'],
    ['L shape sofa', 'padma-l-shape'],
    ['velvet lounge chair green', 'nandini-lounge-chair'],
    ['bamboo stool', 'mora-bamboo-stool'],
    ['bookcases', 'dalil-office-bookcase'],
    ['clothes rack', 'rongdhonu-alna'],
    ['rust sofa 3 seats', 'meghna-3-seater'],
    ['mattresses king coir', 'narikel-coir-mattress'],
    ['decor round mirror', 'purnima-round-mirror'],
    ['décor round mirror', 'purnima-round-mirror'],
    ['205 cm sofa', 'meghna-3-seater'],
    ['205cm', 'meghna-3-seater'],
    // Bangla in English letters
    ['dolna', 'dolna-cane-swing'],
    ['alna', 'rongdhonu-alna'],
    ['dotola khat', 'khela-bunk-bed'],
    ['bachchar khat', 'ghumpari-toddler-bed'],
    ['aram kedara', 'dadu-rocking-chair'],
    ['porar tebil', 'hatekhori-study-table'],
    ['juta rack', 'dorja-shoe-rack'],
    ['boi rakhar tak', 'boithok-bookshelf'],
    ['phuldani', 'kashphul-vase'],
    ['kolbalish', 'kolbalish-bolster'],
    ['deyal ghori', 'prohor-wall-clock'],
    ['tin seater shofa', 'meghna-3-seater'],
    ['gari', 'haatbazar-kitchen-trolley'],
    // Bangla
    ['দোলনা', 'dolna-cane-swing'],
    ['আলনা', 'rongdhonu-alna'],
    ['দোতলা খাট', 'khela-bunk-bed'],
    ['তিন সিটের সোফা', 'meghna-3-seater'],
    ['৩ সিটের সোফা', 'meghna-3-seater'],
    ['জুতার র‍্যাক', 'dorja-shoe-rack'],
    ['ফুলদানি', 'kashphul-vase'],
    ['কোলবালিশ', 'kolbalish-bolster'],
    // Codes of skus
    ['MGN-3S-ASH', 'meghna-3-seater'],
    ['mgn-2s-teal', 'meghna-2-seater'],
    ['MGN-2', 'meghna-2-seater'],
    [' urm-blk ', 'urmi-ergonomic-chair'],
  ])('NAV-5 ranks the best match for “%s” first', async (query, first) => {
    const { list, didYouMean } = await search(query);
    expect(list[0]?.id).toBe(first);
    expect(didYouMean).toBeUndefined();
  });

  it.each([
    ['khat', 'beds'],
    ['khaat', 'beds'],
    ['খাট', 'beds'],
    ['almari', 'wardrobes'],
    ['almira', 'wardrobes'],
    ['আলমারি', 'wardrobes'],
    ['toshok', 'mattresses'],
    ['lamp', 'lighting'],
    ['bati', 'lighting'],
  ])('NAV-5 ranks for “%s” the items of %s first', async (query, categoryId) => {
    const { list } = await search(query, { size: 4 });
    const inCategory = await callEndpoint(api, searchCatalogue, {
      textParams: [{ field: 'categoryId', matchType: 'EXACT', value: categoryId }],
    });
    const there = inCategory.list.map(({ id }) => id);
    // Children's furniture includes beds and wardrobes too.
    const forKids = /toddler|bunk|kids|cum-bed/;
    expect(there.length).toBeGreaterThan(2);
    // The shop has only three items of some kinds. A bed that mentions its mattress may come after them, but never
    // before.
    for (const { id } of list.slice(0, there.length)) {
      expect(there.includes(id) || forKids.test(id), id).toBe(true);
    }
  });

  it('NAV-5 ranks title over subtitle and subtitle over text', async () => {
    const found = await ids('sofa');
    const place = (id: string) => found.indexOf(id);
    expect(place('teesta-sofa-cum-bed'), 'title').toBe(0);
    expect(place('meghna-3-seater'), 'subtitle').toBeGreaterThan(0);
    expect(place('doyel-side-table'), 'text').toBeGreaterThan(place('padma-l-shape'));
  });

  it('NAV-5 ignores case and treats singular and plural alike', async () => {
    for (const [one, many] of [
      ['sofa', 'SOFAS'],
      ['bench', 'benches'],
      ['shelf', 'Shelves'],
      ['mattress', 'mattresses'],
      ['3 seater', '3-seaters'],
    ] as const) {
      expect(await ids(one)).toEqual(await ids(many));
      expect((await ids(one)).length, one).toBeGreaterThan(0);
    }
  });

  it('NAV-5 requires both words of “teal sofa”', async () => {
    expect((await ids('teal sofa')).toSorted()).toEqual(['meghna-2-seater', 'meghna-3-seater']);
  });

  it('SHOP-2 combines a query with filters and counts facets of the results only', async () => {
    const { list, facets, categories } = await search('wardrobe', {
      facets: { finish: ['Oak'] },
      maxPrice: 50_000,
    });
    expect(list.map(({ id }) => id)).toEqual(['duar-2-door-wardrobe']);
    expect(facets.find(({ id }) => id === 'finish')?.values.length).toBeGreaterThan(1);
    expect(facets.some(({ id }) => id === 'motif')).toBe(false);
    expect(categories.map(({ id }) => id)).toEqual(['bedroom', 'wardrobes', '2-door-wardrobes']);
  });
});

describe('typing errors', () => {
  it.each([
    ['sofaa', 'sofa', 'teesta-sofa-cum-bed'],
    ['sfoa', 'sofa', 'teesta-sofa-cum-bed'],
    ['warrdrobe', 'wardrobe', 'tuntuni-kids-wardrobe'],
    ['wardorbe', 'wardrobe', 'tuntuni-kids-wardrobe'],
    ['meghan', 'meghna', 'meghna-corner'],
    ['matterss', 'mattress', 'megh-memory-foam-mattress'],
    ['ergonmic chiar', 'ergonomic chair', 'urmi-ergonomic-chair'],
    ['dinning sett', 'dining set', 'adda-6-seat-dining-set'],
    ['boookshelf', 'bookshelf', 'boithok-bookshelf'],
    ['crockry cabinet', 'crockery cabinet', 'theka-crockery-cabinet'],
    ['shataranjii', 'shataranji', 'nokshi-shataranji-rug'],
    ['almarii', 'almari', 'tuntuni-kids-wardrobe'],
    ['দোলন', undefined, 'dolna-cane-swing'],
  ])('NAV-5 corrects “%s” to “%s” and reports it', async (query, meant, first) => {
    const page = await search(query);
    expect(page.didYouMean).toBe(meant);
    const found = page.list.map(({ id }) => id);
    expect(found).toContain(first);
    if (meant !== undefined) expect(found).toEqual(await ids(meant));
  });

  it('NAV-5 leaves short words and numbers uncorrected', async () => {
    for (const query of ['bde', 'teb', '2O5', '9 seater']) {
      expect((await search(query)).didYouMean, query).toBeUndefined();
    }
  });

  it('NAV-5 corrects a known word if no item has all the words', async () => {
    const page = await search('well clock');
    expect(page.list[0]?.id).toBe('prohor-wall-clock');
    expect(page.didYouMean).toBe('wall clock');
  });

  it('NAV-5 finds and suggests nothing for an unknown word without similar words', async () => {
    expect(await search('qwertzuiop')).toMatchObject({ list: [], total: 0, facets: [] });
    expect(await search('qwertzuiop')).not.toHaveProperty('didYouMean');
  });
});

describe('unfinished queries', () => {
  it.each([
    ['sof', 'teesta-sofa-cum-bed'],
    ['meg', 'meghna-3-seater'],
    ['wardr', 'duar-2-door-wardrobe'],
    ['3-seater so', 'meghna-3-seater'],
    ['dol', 'dolna-cane-swing'],
    ['সোফ', 'meghna-3-seater'],
    ['almi', 'duar-2-door-wardrobe'],
  ])('NAV-5 finds results for the prefix “%s”', async (query, wanted) => {
    const { list, categories } = await search(query, { size: 60 });
    expect(list.map(({ id }) => id)).toContain(wanted);
    expect(categories.length).toBeGreaterThan(0);
  });
});

describe('unusual queries', () => {
  it.each(['', ' ', '   \t '])('NAV-5 ignores the blank query %j', async (query) => {
    expect((await search(query)).total).toBe((await callEndpoint(api, searchCatalogue)).total);
  });

  it.each([
    "' or '1'='1",
    "'; drop table items; --",
    '$1',
    '{a,b}',
    '%',
    '_',
    '%sofa%',
    '\\',
    '"',
    '/*',
    '؜‮',
    '💺',
    '()&|!<->*:',
    '-'.repeat(200),
    'a-'.repeat(100),
    'সোফা '.repeat(40),
    'x'.repeat(200),
    Array.from({ length: 60 }, (_, index) => `w${index}`)
      .join(' ')
      .slice(0, 200),
  ])('accepts %j without changing any row', async (query) => {
    const before = await sql<{ n: number }>`select count(*)::integer as n from items`.execute(api.db);
    await search(query);
    const after = await sql<{ n: number }>`select count(*)::integer as n from items`.execute(api.db);
    expect(after.rows).toEqual(before.rows);
  });

  it.each(['a\0b', '\ud800', '\udc00 sofa', 'x'.repeat(201)])('rejects %j', async (query) => {
    const error = expectApiError(await api.post(searchCatalogue.path, { query }), 422, 'INVALID');
    expect(error.fields?.map(({ path }) => path)).toEqual(['query']);
  });

  it('finds nothing for punctuation alone', async () => {
    expect((await search('%')).total).toBe(0);
    expect((await search('???')).total).toBe(0);
  });
});

describe('after changes', () => {
  it('CALL-1 finds a new title after a refresh of the index', async () => {
    await sql`update items set title = 'Xylophone Stool' where id = 'piri-stool'`.execute(api.db);
    expect(await ids('xylophone')).toEqual([]);
    await refreshItemSearch(api.db, ['piri-stool']);
    expect(await ids('xylophone')).toEqual(['piri-stool']);
    expect(await ids('xylofone')).toEqual(['piri-stool']);
    await sql`update items set title = 'Piri, the stool' where id = 'piri-stool'`.execute(api.db);
    await refreshItemSearch(api.db, ['piri-stool']);
    expect(await ids('xylophone')).toEqual([]);
  });

  it('CALL-1 shows a new price at once and filters by it after a refresh of the index', async () => {
    const priced = async (maxPrice: number) =>
      (await callEndpoint(api, searchCatalogue, { maxPrice, size: 60 })).list.map(({ id }) => id);
    await sql`update skus set sales_price = 90 where item_id = 'sundarban-bed'`.execute(api.db);
    const shown = (await search('sundarban')).list[0]?.price.price;
    expect([shown, (await priced(100)).includes('sundarban-bed')]).toEqual([90, false]);
    await refreshItemSearch(api.db);
    expect(await priced(100)).toContain('sundarban-bed');
  });

  it('CALL-1 neither finds a deleted item nor suggests its words', async () => {
    await sql`delete from items where id = 'prohor-wall-clock'`.execute(api.db);
    expect(await ids('prohor')).toEqual([]);
    await refreshItemSearch(api.db);
    expect((await search('prohro')).didYouMean).toBeUndefined();
  });

  it('neither counts nor finds a hidden category', async () => {
    await api.db.updateTable('categories').set({ hidden: true }).where('id', '=', 'clocks').execute();
    const { categories } = await callEndpoint(api, searchCatalogue);
    expect(categories.some(({ id }) => id === 'clocks')).toBe(false);
    const textParams = [{ field: 'categoryId', matchType: 'EXACT', value: 'clocks' }];
    expect((await callEndpoint(api, searchCatalogue, { textParams })).list).toEqual([]);
  });

  it('a search that times out responds with a retryable error', async () => {
    // PGlite has no statement timeout, so this function raises the error that PostgreSQL would raise.
    await sql`
      create function takes_too_long() returns boolean language plpgsql as
      $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`.execute(
      api.db,
    );
    await sql`alter table search_skus rename to search_skus_kept`.execute(api.db);
    await sql`create view search_skus as select * from search_skus_kept where takes_too_long()`.execute(
      api.db,
    );
    const response = await api.post(searchCatalogue.path, { query: 'sofa' });
    await sql`drop view search_skus`.execute(api.db);
    await sql`alter table search_skus_kept rename to search_skus`.execute(api.db);
    expect(expectApiError(response, 503, 'UNAVAILABLE').retryable).toBe(true);
    expect(response.headers.get('retry-after')).toBe('1');
    expect((await search('sofa')).total).toBeGreaterThan(0);
  });
});
