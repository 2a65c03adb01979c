import { describe, expect, it } from 'vitest';
import { readCategories } from './categories.ts';
import { parseContentEntry, readContent } from './content.ts';

const entries = readContent();
const parse = (entry: object) =>
  parseContentEntry('content/news.json', JSON.stringify({ id: 'news', title: 'News', ...entry }));

describe('the content of the shop', () => {
  it('MODAL-3 includes one campaign that opens, and one for each reason not to open', () => {
    const campaigns = entries.filter((entry) => entry.type === 'campaign');
    expect(campaigns.map(({ id, hasCampaign, image }) => [id, hasCampaign, image !== undefined])).toEqual([
      ['eid-tables', 'false', true],
      ['monsoon-rugs', false, true],
      ['sofa-weeks', true, true],
      ['winter-lamps', undefined, true],
      ['workshop-friday', true, false],
    ]);
  });

  it('MODAL-4 includes an offer with an image', () => {
    expect(entries.filter(({ type }) => type === 'subscription-offer')).toMatchObject([
      { image: { id: 'bedroom', view: 'day' } },
    ]);
  });

  it('includes a hero slider with the living room by day and by night', () => {
    expect(
      entries.filter((entry) => entry.type === 'slider' && entry.placement === 'home-hero'),
    ).toMatchObject([{ slides: [{ image: { view: 'day' } }, { image: { view: 'night' } }] }]);
  });

  it.each(['about', 'shipping', 'privacy-policy', 'return', 'terms-conditions', 'coming-soon'])(
    'CONT-3 includes one text for /%s',
    (placement) => {
      const texts = entries.filter((entry) => entry.type === 'article' && entry.placement === placement);
      expect(texts).toHaveLength(1);
    },
  );

  it('CONT-3 has placeholders instead of amounts of money in its pages', () => {
    const pages = entries.filter((entry) => entry.type === 'article' && entry.placement !== undefined);
    const text = JSON.stringify(pages);
    expect(text).not.toMatch(/৳\s?\d/);
    // The moisture of dried wood and the tolerance of woven pieces.
    expect(text.match(/\d+(\.\d+)?\s?%/g)).toEqual(['12%', '2%']);
    expect(text).toContain('৳{');
  });

  it('DETAIL-3 includes bullets for every room', () => {
    const rows = readCategories();
    const roomOf = (id: string): string => {
      const parent = rows.find((row) => row.id === id)?.parentId;
      return parent ? roomOf(parent) : id;
    };
    const rooms = entries.flatMap((entry) => (entry.type === 'bullet' ? entry.categories.map(roomOf) : []));
    expect([...new Set(rooms)].sort()).toEqual(
      rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : [])).sort(),
    );
  });

  it.each([true, false, 'false', 'true', '', null])(
    'MODAL-3 keeps hasCampaign %j unchanged',
    (hasCampaign) => {
      expect(parse({ type: 'campaign', text: ['A sale.'], hasCampaign })).toMatchObject({ hasCampaign });
    },
  );

  it.each([
    { type: 'campaign', text: ['A sale.'] },
    { type: 'subscription-offer', text: ['A letter.'] },
    {
      type: 'article',
      summary: 'On wood.',
      sections: [{ heading: 'Segun', text: ['It is oily.'] }],
      placement: 'about',
    },
    { type: 'bullet', points: ['It lasts.'], products: ['piri-stool'] },
    { type: 'attribute-text', text: ['Seven days.'] },
  ])('accepts a $type without an image', (entry) => {
    expect(parse(entry)).toMatchObject(entry);
  });
});

describe('validation of a content entry', () => {
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'olds', type: 'attribute-text', text: ['A'] },
      'data/content/news.json, field "id": is "olds"',
    ],
    [
      'an unknown type',
      { type: 'poem' },
      'field "type": must be one of campaign, subscription-offer, slider',
    ],
    ['a slider without a placement', { type: 'slider', slides: [] }, 'field "placement": is missing.'],
    [
      'a slider without slides',
      { type: 'slider', placement: 'home', slides: [] },
      'field "slides": must have at least one slide.',
    ],
    [
      'a campaign without text',
      { type: 'campaign', text: [] },
      'field "text": must have at least one paragraph.',
    ],
    ['no points', { type: 'bullet', points: [] }, 'field "points": must have at least one point.'],
    [
      'a point that is not a sentence',
      { type: 'bullet', points: ['Oak'] },
      'field "points.1": must be a whole sentence',
    ],
    [
      'an article without text',
      { type: 'article', summary: 'A.', sections: [] },
      'field "sections": must have at least one section.',
    ],
    [
      'a link to another site',
      { type: 'campaign', text: ['A'], link: { label: 'Go', to: '//elsewhere.example' } },
      'field "link.to": must be a path of the shop',
    ],
    [
      'a link with a protocol',
      { type: 'campaign', text: ['A'], link: { label: 'Go', to: 'https://elsewhere.example' } },
      'field "link.to"',
    ],
    [
      'slides in a campaign',
      { type: 'campaign', text: ['A'], slides: [] },
      'has an unknown field: "slides".',
    ],
  ];
  it.each(rejections)('rejects %s', (_, entry, sentence) => {
    expect(() => parse(entry)).toThrow(sentence);
  });
});
