import { fairQueue } from '@piri/caller-address/fair-queue';
import type { Endpoint } from '@piri/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@piri/contract/endpoints';
import { Hono } from 'hono';
import { Refusal } from './core/refusal.ts';
import { confirmEmailPage } from './http/confirm-email-page.ts';
import { type HttpEnv, type MountOptions, mount, mountOtherMethods, type Route } from './http/mount.ts';
import { sandboxPage, takeNotice, takeReturn } from './http/payment-pages.ts';
import { problemAnswer } from './http/problem-answer.ts';
import { requestFrame } from './http/request-frame.ts';
import { sendPage } from './http/send-page.ts';
import { filesPath, serveFile } from './http/serve-file.ts';
import { unsubscribePage } from './http/unsubscribe-page.ts';
import { mountUploads } from './http/upload-service.ts';
import { addAddress } from './modules/addresses/add-address.ts';
import { removeAddress } from './modules/addresses/remove-address.ts';
import { searchAddresses } from './modules/addresses/search-addresses.ts';
import { updateAddress } from './modules/addresses/update-address.ts';
import { searchAttributes } from './modules/attributes/search-attributes.ts';
import { listOptions, searchOptions } from './modules/attributes/search-options.ts';
import { searchCartOffers } from './modules/cart/search-cart-offers.ts';
import { searchCategories } from './modules/categories/search-categories.ts';
import { cancelOrder } from './modules/checkout/cancel-order.ts';
import { deleteOrderContact } from './modules/checkout/delete-order-contact.ts';
import { findOrder } from './modules/checkout/find-order.ts';
import { getCheckout } from './modules/checkout/get-checkout.ts';
import { placeBooking } from './modules/checkout/place-booking.ts';
import { placeOrder } from './modules/checkout/place-order.ts';
import { quoteCheckout } from './modules/checkout/read-quote.ts';
import { sendOrderLink } from './modules/checkout/send-order-link.ts';
import { sendContactMail } from './modules/contact/send-contact-mail.ts';
import {
  listBullets,
  listItemArticles,
  listItemBullets,
  listItemContent,
  listSlides,
  listTexts,
} from './modules/content/list-content.ts';
import { searchContent } from './modules/content/search-content.ts';
import { applyCoupon } from './modules/coupons/apply-coupon.ts';
import { searchCoupons } from './modules/coupons/search-coupons.ts';
import { listCurrencyConversions } from './modules/currencies/list-currency-conversions.ts';
import { changePassword } from './modules/customers/change-password.ts';
import { endOtherSessions, endSession, listSessions } from './modules/customers/customer-sessions.ts';
import { deleteCustomer } from './modules/customers/delete-customer.ts';
import { exportCustomer } from './modules/customers/export-customer.ts';
import { forgotPassword } from './modules/customers/forgot-password.ts';
import { endSessionLimits, forgotLimits, passwordLimits, signUpLimits } from './modules/customers/limits.ts';
import { confirmEmailPath } from './modules/customers/mails.ts';
import { getCustomer, updateCustomer } from './modules/customers/profile.ts';
import { sendEmailConfirmation } from './modules/customers/send-email-confirmation.ts';
import { signIn } from './modules/customers/sign-in.ts';
import { signOut } from './modules/customers/sign-out.ts';
import { signUp } from './modules/customers/sign-up.ts';
import { searchDiscounts } from './modules/discounts/search-discounts.ts';
import { uploadFile } from './modules/files/upload-file.ts';
import { sandboxPath } from './modules/gateways/sandbox/sandbox-gateway.ts';
import { getGeo } from './modules/geo/get-geo.ts';
import { getHealth } from './modules/health/get-health.ts';
import { searchCatalogue } from './modules/item-search/search-catalogue.ts';
import { getBundle } from './modules/items/get-bundle.ts';
import { getItem } from './modules/items/get-item.ts';
import { listVariantImages } from './modules/items/list-variant-images.ts';
import { searchAttachments } from './modules/items/search-attachments.ts';
import { listItemIndices, searchItemIndices } from './modules/items/search-item-indices.ts';
import { searchItems } from './modules/items/search-items.ts';
import { searchLinkedItems } from './modules/items/search-linked-items.ts';
import { mailInOutbox, outboxPage } from './modules/mail/outbox-page.ts';
import { confirmMobile } from './modules/mobiles/confirm-mobile.ts';
import { sendMobileCode } from './modules/mobiles/send-mobile-code.ts';
import { listOutlets } from './modules/outlets/list-outlets.ts';
import { payAgain } from './modules/payments/pay-again.ts';
import { cancelCheckout, confirmCheckout, failCheckout } from './modules/payments/settle-checkout.ts';
import { getQr } from './modules/qrs/get-qr.ts';
import { getOpenApi } from './modules/reference/get-open-api.ts';
import { openApi } from './modules/reference/open-api.ts';
import { referencePage } from './modules/reference/reference-page.ts';
import { attachSlip } from './modules/sales/attach-slip.ts';
import { cancelSale } from './modules/sales/cancel-sale.ts';
import { getSale } from './modules/sales/get-sale.ts';
import { requestReturn } from './modules/sales/request-return.ts';
import { searchSales } from './modules/sales/search-sales.ts';
import { listSettings, searchSettings } from './modules/settings/search-settings.ts';
import { searchStock } from './modules/stock/search-stock.ts';
import { subscribeEmail } from './modules/subscriptions/subscribe-email.ts';
import { unsubscribeEmail } from './modules/subscriptions/unsubscribe-email.ts';
import { unsubscribePath } from './modules/subscriptions/welcome-letter.ts';
import type { MayReach } from './modules/uploads/open-address.ts';
import { openUploads } from './modules/uploads/open-uploads.ts';
import { addWishlistItem } from './modules/wishlist/add-wishlist-item.ts';
import { removeWishlistItem } from './modules/wishlist/remove-wishlist-item.ts';
import { searchWishlist } from './modules/wishlist/search-wishlist.ts';
import {
  addressLimits,
  checkoutLimits,
  confirmationLimits,
  contactLimits,
  couponLimits,
  lookupLimits,
  mobileCodeLimits,
  orderLinkLimits,
  subscriptionLimits,
  unsubscriptionLimits,
  uploadLimits,
  wishLimits,
} from './runtime/call-limits.ts';
import { noticePath, returnPath } from './runtime/gateway.ts';

/** Every call of the contract and the verb that answers it. A call without one does not compile. */
const routes: { readonly [Name in EndpointName]: Route<Endpoints[Name]> } = {
  addAddress: { handle: ({ ctx, input }) => addAddress({ ctx, input: input.body }), limits: addressLimits },
  addWishlistItem: {
    handle: ({ ctx, input }) => addWishlistItem({ ctx, input: input.body }),
    limits: wishLimits,
  },
  applyCoupon: {
    handle: ({ ctx, input }) => applyCoupon({ ctx, input: input.query }),
    limits: couponLimits,
  },
  attachSlip: {
    handle: ({ ctx, input }) => attachSlip({ ctx, input: input.body }),
    limits: checkoutLimits,
  },
  cancelCheckout: {
    handle: ({ ctx, input }) => cancelCheckout({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  deleteOrderContact: {
    handle: ({ ctx, input }) => deleteOrderContact({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  cancelOrder: {
    handle: ({ ctx, input }) => cancelOrder({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  cancelSale: {
    handle: ({ ctx, input }) => cancelSale({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  changePassword: {
    handle: ({ ctx, input }) => changePassword({ ctx, input: input.body }),
    limits: ({ caller, customerId }) => passwordLimits(caller, customerId),
  },
  confirmCheckout: {
    handle: ({ ctx, input }) => confirmCheckout({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  confirmMobile: {
    handle: ({ ctx, input }) => confirmMobile({ ctx, input: input.body }),
    limits: checkoutLimits,
  },
  deleteCustomer: {
    handle: ({ ctx, input }) => deleteCustomer({ ctx, input: input.body }),
    limits: ({ caller, customerId }) => passwordLimits(caller, customerId),
  },
  endOtherSessions: {
    handle: endOtherSessions,
    limits: ({ customerId }) => endSessionLimits(customerId),
  },
  endSession: {
    handle: ({ ctx, input }) => endSession({ ctx, input: input.query }),
    limits: ({ customerId }) => endSessionLimits(customerId),
  },
  exportCustomer: {
    handle: ({ ctx, input }) => exportCustomer({ ctx, input: input.body }),
    limits: ({ caller, customerId }) => passwordLimits(caller, customerId),
  },
  failCheckout: {
    handle: ({ ctx, input }) => failCheckout({ ctx, input: input.query }),
    limits: checkoutLimits,
  },
  findOrder: { handle: ({ ctx, input }) => findOrder({ ctx, input: input.body }), inputLimits: lookupLimits },
  forgotPassword: {
    handle: ({ ctx, input }) => forgotPassword({ ctx, input: input.body }),
    limits: ({ caller }) => forgotLimits(caller),
  },
  getBundle: { handle: ({ ctx, input }) => getBundle({ ctx, input: input.query }), shared: true },
  getCheckout: { handle: ({ ctx, input }) => getCheckout({ ctx, input: input.query }) },
  getCustomer: { handle: getCustomer },
  getGeo: { handle: ({ ctx, input }) => getGeo({ ctx, input: input.query }), shared: true },
  getHealth: { handle: getHealth, keyless: true },
  getItem: { handle: ({ ctx, input }) => getItem({ ctx, input: input.query }), shared: true },
  getOpenApi: { handle: getOpenApi, shared: true, keyless: true },
  getQr: { handle: ({ ctx, input }) => getQr({ ctx, input: input.query }), shared: true, keyless: true },
  getSale: { handle: ({ ctx, input }) => getSale({ ctx, input: input.query }) },
  listBullets: { handle: ({ ctx, input }) => listBullets({ ctx, input: input.query }), shared: true },
  listCurrencyConversions: {
    handle: ({ ctx, input }) => listCurrencyConversions({ ctx, input: input.query }),
    shared: true,
  },
  listItemArticles: {
    handle: ({ ctx, input }) => listItemArticles({ ctx, input: input.query }),
    shared: true,
  },
  listItemBullets: { handle: ({ ctx, input }) => listItemBullets({ ctx, input: input.query }), shared: true },
  listItemContent: { handle: ({ ctx, input }) => listItemContent({ ctx, input: input.query }), shared: true },
  listItemIndices: { handle: ({ ctx, input }) => listItemIndices({ ctx, input: input.query }), shared: true },
  listOptions: { handle: ({ ctx, input }) => listOptions({ ctx, input: input.query }), shared: true },
  listOutlets: { handle: listOutlets, shared: true },
  listSessions: { handle: listSessions },
  listSettings: { handle: ({ ctx, input }) => listSettings({ ctx, input: input.query }), shared: true },
  listSlides: { handle: ({ ctx, input }) => listSlides({ ctx, input: input.query }), shared: true },
  listTexts: { handle: ({ ctx, input }) => listTexts({ ctx, input: input.query }), shared: true },
  listVariantImages: {
    handle: ({ ctx, input }) => listVariantImages({ ctx, input: input.query }),
    shared: true,
  },
  openUploads: { handle: ({ ctx, input }) => openUploads({ ctx, input: input.body }), limits: uploadLimits },
  payAgain: { handle: ({ ctx, input }) => payAgain({ ctx, input: input.body }), limits: checkoutLimits },
  placeBooking: {
    handle: ({ ctx, input }) => placeBooking({ ctx, input: input.body }),
    limits: checkoutLimits,
  },
  placeOrder: { handle: ({ ctx, input }) => placeOrder({ ctx, input: input.body }), limits: checkoutLimits },
  quoteCheckout: {
    handle: ({ ctx, input }) => quoteCheckout({ ctx, input: input.body }),
    limits: checkoutLimits,
  },
  removeAddress: { handle: ({ ctx, input }) => removeAddress({ ctx, input: input.query }) },
  removeWishlistItem: { handle: ({ ctx, input }) => removeWishlistItem({ ctx, input: input.query }) },
  requestReturn: {
    handle: ({ ctx, input }) => requestReturn({ ctx, input: input.body }),
    limits: checkoutLimits,
  },
  searchAddresses: { handle: ({ ctx, input }) => searchAddresses({ ctx, input: input.body }) },
  searchAttachments: { handle: ({ ctx, input }) => searchAttachments({ ctx, input: input.body }) },
  searchAttributes: { handle: ({ ctx, input }) => searchAttributes({ ctx, input: input.body }) },
  searchCartOffers: {
    handle: ({ ctx, input }) => searchCartOffers({ ctx, input: input.body }),
    queued: true,
  },
  searchCatalogue: { handle: ({ ctx, input }) => searchCatalogue({ ctx, input: input.body }), queued: true },
  searchCategories: { handle: ({ ctx, input }) => searchCategories({ ctx, input: input.body }) },
  searchContent: { handle: ({ ctx, input }) => searchContent({ ctx, input: input.body }) },
  searchCoupons: { handle: ({ ctx, input }) => searchCoupons({ ctx, input: input.body }) },
  searchDiscounts: { handle: ({ ctx, input }) => searchDiscounts({ ctx, input: input.body }) },
  searchItemIndices: {
    handle: ({ ctx, input }) => searchItemIndices({ ctx, input: input.body }),
    queued: true,
  },
  searchItems: { handle: ({ ctx, input }) => searchItems({ ctx, input: input.body }), queued: true },
  searchLinkedItems: {
    handle: ({ ctx, input }) => searchLinkedItems({ ctx, input: input.body }),
    queued: true,
  },
  searchOptions: { handle: ({ ctx, input }) => searchOptions({ ctx, input: input.body }) },
  searchSales: { handle: ({ ctx, input }) => searchSales({ ctx, input: input.body }) },
  searchSettings: { handle: ({ ctx, input }) => searchSettings({ ctx, input: input.body }) },
  searchStock: { handle: ({ ctx, input }) => searchStock({ ctx, input: input.body }) },
  signIn: {
    handle: ({ ctx, input }) => signIn({ ctx, input: input.body }),
  },
  signOut: { handle: signOut },
  signUp: {
    handle: ({ ctx, input }) => signUp({ ctx, input: input.body }),
    inputLimits: ({ caller, input }) => signUpLimits(caller, input.body.email),
  },
  updateCustomer: {
    handle: ({ ctx, input }) => updateCustomer({ ctx, input: input.body }),
    inputLimits: ({ caller, customerId, input }) =>
      input.body.currentPassword === undefined ? [] : passwordLimits(caller, customerId),
  },
  searchWishlist: { handle: ({ ctx, input }) => searchWishlist({ ctx, input: input.body }) },
  sendContactMail: {
    handle: ({ ctx, input }) => sendContactMail({ ctx, input: input.body }),
    limits: contactLimits,
  },
  sendEmailConfirmation: { handle: sendEmailConfirmation, limits: confirmationLimits },
  sendMobileCode: {
    handle: ({ ctx, input }) => sendMobileCode({ ctx, input: input.body }),
    inputLimits: mobileCodeLimits,
  },
  sendOrderLink: {
    handle: ({ ctx, input }) => sendOrderLink({ ctx, input: input.body }),
    inputLimits: orderLinkLimits,
  },
  subscribeEmail: {
    handle: ({ ctx, input }) => subscribeEmail({ ctx, input: input.body }),
    inputLimits: subscriptionLimits,
  },
  unsubscribeEmail: {
    handle: ({ ctx, input }) => unsubscribeEmail({ ctx, input: input.body }),
    limits: unsubscriptionLimits,
  },
  updateAddress: { handle: ({ ctx, input }) => updateAddress({ ctx, input }) },
  uploadFile: {
    handle: ({ ctx, input }) => uploadFile({ ctx, input: input.body }),
    limits: uploadLimits,
  },
};

/** For people; the calls themselves are told by `getOpenApi`. */
const referencePath = '/api/reference';
const outboxPath = '/api/outbox';
const pagePaths = [
  referencePath,
  outboxPath,
  unsubscribePath,
  confirmEmailPath,
  noticePath,
  returnPath,
  sandboxPath,
];

/** Fewer than the connections to the database, so that orders find one however many search. */
const searchConcurrency = 6;

/** More of one address are refused. The storefront asks for all its pages from one, and makes twelve at a time. */
const maxWaitingSearches = 200;

export interface AppOptions extends Omit<MountOptions, 'searches'> {
  /** Shows the mails that were written. Never in production: some of them open accounts. */
  outboxPage?: boolean;
  /** Shows the page of the sandbox gateway. Never in production: it pays without a bank. */
  sandboxGateway?: boolean;
  /** Lets files be fetched from the addresses that this allows; absent where none are. */
  mayReach?: MayReach | undefined;
}

export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { log, siteUrl } = options.ctx;
  const calls: readonly Endpoint[] = Object.values(endpoints);
  const searches = fairQueue({ concurrency: searchConcurrency, maxWaiting: maxWaitingSearches });
  const app = new Hono<HttpEnv>();

  app.use(
    requestFrame({
      siteUrl,
      log,
      paths: new Set([...pagePaths, ...calls.map((call) => call.path)]),
    }),
  );
  for (const name of Object.keys(routes) as EndpointName[]) mountCall(name);
  mountOtherMethods(app, calls);
  const reference = referencePage(openApi());
  app.get(referencePath, (c) => sendPage(c, reference, 'public, max-age=3600'));
  if (options.outboxPage === true) {
    app.get(outboxPath, async (c) => {
      const mail = await mailInOutbox(options.ctx, c.req.query('mail') ?? '');
      return sendPage(c, mail ?? (await outboxPage(options.ctx)), 'no-store');
    });
  }
  app.on(['GET', 'POST'], unsubscribePath, (c) => unsubscribePage(options, c));
  app.on(['GET', 'POST'], confirmEmailPath, (c) => confirmEmailPage(options, c));
  app.post(noticePath, (c) => takeNotice(options, c));
  app.on(['GET', 'POST'], returnPath, (c) => takeReturn(options, c));
  if (options.sandboxGateway === true) app.on(['GET', 'POST'], sandboxPath, (c) => sandboxPage(options, c));
  app.get(filesPath, (c) => serveFile(options, c));
  mountUploads(app, options);
  // A route, not the not-found hook: what that throws would slip past the frame.
  app.all('*', () => {
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const { status, headers, body } = problemAnswer(error, requestId);
    if (status >= 500) log.failure('A request failed.', error, { requestId });
    return c.json(body, status, headers);
  });
  return app;

  function mountCall<Name extends EndpointName>(name: Name): void {
    mount(app, endpoints[name], routes[name], { ...options, searches });
  }
}
