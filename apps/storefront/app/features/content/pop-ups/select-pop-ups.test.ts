import type { ContentEntry } from '@piri/contract/content';
import { expect, test } from 'vitest';
import { selectPopUps } from './select-pop-ups.ts';

const image = {
  url: '/pictures/a-960.webp',
  alt: 'A sofa',
  width: 960,
  height: 1200,
  path: '/pictures/a',
  widths: [320, 960],
  colour: '#fff',
  view: 'three-quarter',
};

function campaign(id: string, fields: ContentEntry['fields']): ContentEntry {
  return { id, type: 'campaign', title: `Title of ${id}`, fields };
}

const noRooms = { seenIn: () => undefined };

const chosen = (...campaigns: ContentEntry[]) =>
  selectPopUps({ campaigns, offers: [] }, noRooms).campaign?.id;

test.each([true, 'true', 1, 0, 'no', {}, 'FALSE'])(
  'MODAL-3 a campaign with hasCampaign %j is shown',
  (hasCampaign) => {
    expect(chosen(campaign('a', { image, hasCampaign }))).toBe('a');
  },
);

test.each(['false', false, '', null])('MODAL-3 a campaign with hasCampaign %j is hidden', (hasCampaign) => {
  expect(chosen(campaign('a', { image, hasCampaign }))).toBeUndefined();
});

test('MODAL-3 hides a campaign without hasCampaign or without an image', () => {
  expect(chosen(campaign('a', { image }), campaign('b', { hasCampaign: true }))).toBeUndefined();
});

test('MODAL-3 selects the first campaign that may be shown', () => {
  const shut = [
    campaign('a', { image, hasCampaign: 'false' }),
    campaign('b', { image, hasCampaign: false }),
    campaign('c', { hasCampaign: true }),
  ];
  expect(
    chosen(...shut, campaign('d', { image, hasCampaign: true }), campaign('e', { image, hasCampaign: true })),
  ).toBe('d');
});

test('MODAL-4 selects the first offer with an image', () => {
  const offer = (id: string, fields: ContentEntry['fields']): ContentEntry => ({
    ...campaign(id, fields),
    type: 'subscription-offer',
  });
  const { offer: first } = selectPopUps(
    { campaigns: [], offers: [offer('a', {}), offer('b', { image })] },
    noRooms,
  );
  expect(first?.id).toBe('b');
});

test('SHELL-4 returns only the fields that are shown', () => {
  const link = { label: 'See the sofas', to: '/shop' };
  const { campaign: entry } = selectPopUps(
    {
      campaigns: [
        campaign('a', { image, hasCampaign: true, text: ['One.', 'Two.'], link, summary: 'kept back' }),
      ],
      offers: [],
    },
    noRooms,
  );
  expect(entry).toEqual({
    id: 'a',
    title: 'Title of a',
    text: 'One.',
    link,
    image: { path: '/pictures/a', widths: [320, 960], width: 960, height: 1200 },
  });
});

test('MODAL-5 returns both crops of a room scene, the tall one for phones', () => {
  const crop = (path: string) => ({ path, widths: [390], width: 390, height: 488, colour: '#fff' });
  const view = { alt: 'A room', wide: crop('/pictures/a'), tall: crop('/pictures/a-tall') };
  const { offer } = selectPopUps(
    { campaigns: [], offers: [{ id: 'a', type: 'subscription-offer', title: 'A', fields: { image } }] },
    {
      seenIn: (path) =>
        path === image.path ? { scene: { day: view, night: view }, light: 'day' } : undefined,
    },
  );
  expect(offer).toMatchObject({ image: { path: '/pictures/a' }, tall: { path: '/pictures/a-tall' } });
});
