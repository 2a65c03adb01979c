import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './define-endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls: [string, Endpoint][] = Object.entries(endpoints);

describe('CALL-1 every call', () => {
  it.each(calls)('%s has its key as its name', (key, call) => {
    expect(call.name).toBe(key);
  });

  it('has a unique method and path', () => {
    const addresses = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(calls)(
    '%s has a fixed path below /api, a success status at least, and no body if its method is GET',
    (_, call) => {
      expect(call.path).toMatch(/^\/api(\/[a-z0-9.-]+)+$/);
      expect(call.statuses.length).toBeGreaterThan(0);
      for (const status of call.statuses) expect(status >= 200 && status < 300, String(status)).toBe(true);
      if (call.method === 'GET') expect(call.body).toBeUndefined();
    },
  );

  it.each(calls)('%s is safe to repeat exactly if it only reads', (_, call) => {
    const searches = call.body instanceof z.ZodObject && 'textParams' in call.body.shape;
    if (call.method === 'GET' || searches) expect(call.repeat).toBe('safe');
    else expect(['natural', 'keyed', 'never']).toContain(call.repeat);
  });

  it.each(calls)('%s rejects unknown keys', (_, call) => {
    for (const schema of [call.query, call.body]) {
      if (schema === undefined) continue;
      const issues = schema.safeParse({ surprise: 1 }).error?.issues ?? [];
      expect(issues).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
      );
    }
  });

  it.each(calls)('%s can be converted to JSON Schema', (_, call) => {
    for (const schema of [call.query, call.body]) {
      if (schema !== undefined)
        expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
    }
    const type = call.plain === undefined ? 'object' : 'string';
    expect(z.toJSONSchema(call.response)).toMatchObject({ type });
  });
});

it.each([
  ['searchCategories', 'POST', '/api/categories/search', 50],
  ['listCurrencyConversions', 'GET', '/api/currencies/conversions', 10],
  ['searchDiscounts', 'POST', '/api/global/discounts/search', 100],
  ['searchAttributes', 'POST', '/api/attributes/search', 50],
  ['searchContent', 'POST', '/api/cms/articles/search', 100],
  ['searchWishlist', 'POST', '/api/wishlists/items/search', 10],
] as const)('CALL-4 %s is %s %s and has a default page size of %i', (name, method, path, size) => {
  const call: Endpoint = endpoints[name];
  expect([call.method, call.path]).toEqual([method, path]);
  expect((call.body ?? call.query)?.parse({})).toMatchObject({ size });
});

it.each([
  ['listItemContent', 'GET', '/api/v2/items/content'],
  ['listItemArticles', 'GET', '/api/v2/items/cms/articles'],
  ['listItemBullets', 'GET', '/api/v2/items/cms/bullets'],
  ['listBullets', 'GET', '/api/cms/bullets'],
  ['listSlides', 'GET', '/api/cms/sliders/images'],
  ['listVariantImages', 'GET', '/api/items/cms/variants/images'],
  ['listTexts', 'GET', '/api/cms/attrs/text'],
  ['getItem', 'GET', '/api/v3/items/joined'],
  ['getBundle', 'GET', '/api/bundles/joined'],
  ['searchAttachments', 'POST', '/api/items/attachments/search'],
  ['searchLinkedItems', 'POST', '/api/items/linked/search'],
  ['searchStock', 'POST', '/api/stocks/items/skus/search'],
  ['searchItems', 'POST', '/api/v2/items'],
  ['searchCatalogue', 'POST', '/api/search/indices/items'],
  ['listItemIndices', 'GET', '/api/v2/items/indices'],
  ['searchItemIndices', 'POST', '/api/v2/items/indices'],
  ['listOptions', 'GET', '/api/options'],
  ['searchOptions', 'POST', '/api/options'],
  ['listSettings', 'GET', '/api/kvps'],
  ['searchSettings', 'POST', '/api/kvps'],
  ['getGeo', 'GET', '/api/geo'],
  ['listOutlets', 'GET', '/api/outlets'],
  ['addWishlistItem', 'POST', '/api/wishlists/items'],
  ['removeWishlistItem', 'DELETE', '/api/wishlists/items'],
  ['addAddress', 'POST', '/api/addresses'],
  ['searchAddresses', 'POST', '/api/addresses/search'],
  ['updateAddress', 'PATCH', '/api/addresses'],
  ['removeAddress', 'DELETE', '/api/addresses'],
  ['searchCartOffers', 'POST', '/api/carts/offers/search'],
  ['searchCoupons', 'POST', '/api/discount/coupons/search'],
  ['applyCoupon', 'GET', '/api/discount/coupons/apply'],
  ['subscribeEmail', 'POST', '/api/emails/subscriptions'],
  ['unsubscribeEmail', 'POST', '/api/emails/unsubscriptions'],
  ['sendContactMail', 'POST', '/api/v1.0/email/send'],
  ['placeOrder', 'POST', '/api/checkouts'],
  ['getCheckout', 'GET', '/api/checkouts'],
  ['cancelOrder', 'DELETE', '/api/checkouts'],
  ['deleteOrderContact', 'DELETE', '/api/checkouts/contact'],
  ['quoteCheckout', 'POST', '/api/checkouts/quote'],
  ['confirmCheckout', 'PATCH', '/api/checkouts/confirm'],
  ['cancelCheckout', 'PATCH', '/api/checkouts/cancel'],
  ['failCheckout', 'PATCH', '/api/checkouts/failure'],
  ['payAgain', 'POST', '/api/checkouts/payments'],
  ['findOrder', 'POST', '/api/checkouts/lookup'],
  ['sendOrderLink', 'POST', '/api/checkouts/links'],
  ['searchSales', 'POST', '/api/sales'],
  ['getSale', 'GET', '/api/sales'],
  ['cancelSale', 'PATCH', '/api/sales'],
  ['getQr', 'GET', '/api/qrs'],
  ['sendMobileCode', 'POST', '/api/mobiles/codes'],
  ['confirmMobile', 'POST', '/api/mobiles/confirmations'],
  ['attachSlip', 'PATCH', '/api/sales/payments/attachments'],
  ['requestReturn', 'POST', '/api/sales/returns'],
  ['placeBooking', 'POST', '/api/sales/bookings'],
  ['uploadFile', 'POST', '/api/files'],
  ['openUploads', 'POST', '/api/uploads/passes'],
] as const)('CALL-1 %s is %s %s', (name, method, path) => {
  expect([endpoints[name].method, endpoints[name].path]).toEqual([method, path]);
});
