import { expect, it } from 'vitest';
import { shopSettingsFixture } from '../../browse/item-details/data/details.fixtures.ts';
import { toArticle } from './article.ts';

const entry = (text: string, more: object = {}) => ({
  title: 'Terms',
  fields: { summary: 'S.', sections: [{ heading: 'If we disagree, talk!', text: [text], ...more }] },
});

it('CONT-3 inserts the settings into a text, with amounts of money separate for formatting', () => {
  const points = ['{returns.days} days.'];
  const article = toArticle(entry('Up to ৳{onlinePayment.upTo}, {returns.feePercent}% off.', { points }), {
    ...shopSettingsFixture,
    onlinePayment: { upTo: 500_000 },
    returns: { days: 3, feePercent: 5, madeToOrder: false },
  });
  expect(article?.sections).toEqual([
    {
      id: 'if-we-disagree-talk',
      heading: 'If we disagree, talk!',
      text: [['Up to ', { taka: 500_000 }, ', 5% off.']],
      points: [['3 days.']],
    },
  ]);
});

it('CONT-3 returns no article if a value is unknown', () => {
  expect(toArticle(entry('Within {returns.days} days.'), undefined)).toBeUndefined();
  expect(toArticle(entry('Within {returns.weeks} weeks.'), shopSettingsFixture)).toBeUndefined();
  expect(toArticle(entry('Within days.'), undefined)).toBeDefined();
});

it('CONT-3 creates anchors from Bangla headings', () => {
  const { sections } =
    toArticle({ title: '', fields: { sections: [{ heading: 'কত দিন?', text: ['.'] }] } }, undefined) ?? {};
  expect(sections?.[0]?.id).toBe('কত-দিন');
});
