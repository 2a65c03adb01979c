import { expect, test } from 'vitest';
import { environmentSchema } from '../../../../env.ts';
import { toShopConfig } from '../../../../server/shop-config.ts';
import { buildPageMeta } from './page-meta.ts';
import { toSocialImage } from './social-image.ts';

const shop = toShopConfig(environmentSchema.parse({ SITE_URL: 'https://piri.example/' }));
const page = { title: 'Sofas', description: 'To sit on.' };

const canonical = (path: string) =>
  buildPageMeta(shop, { ...page, canonical: path }).flatMap((tag) =>
    'rel' in tag && tag['rel'] === 'canonical' && 'href' in tag ? [tag['href']] : [],
  );

test.each([
  ['/', 'https://piri.example/'],
  ['/shop', 'https://piri.example/shop'],
  ['/shopV1', 'https://piri.example/shop'],
  ['/shopV1?categoryId=sofas', 'https://piri.example/shop?categoryId=sofas'],
  ['/detailsV1?skuCode=A-V1', 'https://piri.example/details?skuCode=A-V1'],
  ['/checkoutV3', 'https://piri.example/checkout'],
  ['/shop?query=V1', 'https://piri.example/shop?query=V1'],
])('SHELL-5 the canonical URL of %s is %s', (path, known) => {
  expect(canonical(path)).toEqual([known]);
});

test('SHELL-6 a page without a canonical URL is not indexed', () => {
  const tags = buildPageMeta(shop, page);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(tags)).not.toContain('canonical');
});

test('SHELL-5 a variant that is not indexed names its canonical page', () => {
  const tags = buildPageMeta(shop, { ...page, canonical: '/checkoutV2', noIndex: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://piri.example/checkout' });
});

test('SHELL-6 a shared link has an absolute image URL: the default or that of the page', () => {
  const image = (tags: ReturnType<typeof buildPageMeta>) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [tag.content] : []));
  expect(image(buildPageMeta(shop, page))).toEqual([
    expect.stringMatching(/^https:\/\/piri\.example\/.+share.*\.jpg/),
  ]);
  const sofa = {
    path: '/pictures/sofa/front-1a2b3c4d',
    widths: [320, 1200],
    width: 1200,
    height: 1500,
    colour: '',
  };
  const socialImage = toSocialImage(sofa, 'A sofa');
  expect(socialImage).toMatchObject({ width: 1200, height: 1500, alt: 'A sofa' });
  expect(image(buildPageMeta(shop, { ...page, image: socialImage }))).toEqual([
    'https://piri.example/pictures/sofa/front-1a2b3c4d-1200.webp',
  ]);
});
