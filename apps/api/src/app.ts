import { createFairQueue } from '@piri/caller-address/fair-queue';
import type { Endpoint } from '@piri/contract/define-endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@piri/contract/endpoints';
import { Hono } from 'hono';
import { ApiError } from './core/api-error.ts';
import { createLoggingAndHeadersMiddleware } from './http/create-logging-and-headers-middleware.ts';
import { toErrorResponse } from './http/error-response.ts';
import { handleConfirmEmail } from './http/handle-confirm-email.ts';
import {
  type EndpointRoute,
  type HttpEnv,
  type MountOptions,
  mountEndpoint,
  mountMethodNotAllowed,
} from './http/mount-endpoint.ts';
import { handlePaymentReturn, handlePaymentWebhook, handleSandboxPage } from './http/payment-routes.ts';
import { sendHtml } from './http/send-html.ts';
import { serveUploadedFile, uploadedFileRoutePath } from './http/serve-uploaded-file.ts';
import { handleUnsubscribe } from './http/unsubscribe-routes.ts';
import { mountUploadRoutes } from './http/upload-routes.ts';
import { addAddress } from './modules/addresses/add-address.ts';
import { removeAddress } from './modules/addresses/remove-address.ts';
import { searchAddresses } from './modules/addresses/search-addresses.ts';
import { updateAddress } from './modules/addresses/update-address.ts';
import { searchAttributes } from './modules/attributes/search-attributes.ts';
import { listOptions, searchOptions } from './modules/attributes/search-options.ts';
import { searchCartProducts } from './modules/cart/search-cart-products.ts';
import { searchCategories } from './modules/categories/search-categories.ts';
import { cancelOrder } from './modules/checkout/cancel-order.ts';
import { createOrderStatusToken } from './modules/checkout/create-order-status-token.ts';
import { deleteOrderContact } from './modules/checkout/delete-order-contact.ts';
import { getCheckoutOrder } from './modules/checkout/get-checkout-order.ts';
import { placeBooking } from './modules/checkout/place-booking.ts';
import { placeOrder } from './modules/checkout/place-order.ts';
import { quoteCheckout } from './modules/checkout/quote-checkout.ts';
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
import { checkCoupon } from './modules/coupons/check-coupon.ts';
import { searchCoupons } from './modules/coupons/search-coupons.ts';
import { listCurrencyConversions } from './modules/currencies/list-currency-conversions.ts';
import {
  getEndSessionRateLimits,
  getForgotPasswordRateLimits,
  getPasswordCheckRateLimits,
  getSignUpRateLimits,
} from './modules/customers/auth-rate-limits.ts';
import { changePassword } from './modules/customers/change-password.ts';
import { endOtherSessions, endSession, listSessions } from './modules/customers/customer-sessions.ts';
import { deleteCustomer } from './modules/customers/delete-customer.ts';
import { exportCustomer } from './modules/customers/export-customer.ts';
import { forgotPassword } from './modules/customers/forgot-password.ts';
import { confirmEmailPath } from './modules/customers/password-mails.ts';
import { getCustomer, updateCustomer } from './modules/customers/profile.ts';
import { sendEmailConfirmation } from './modules/customers/send-email-confirmation.ts';
import { signIn } from './modules/customers/sign-in.ts';
import { signOut } from './modules/customers/sign-out.ts';
import { signUp } from './modules/customers/sign-up.ts';
import { searchDiscounts } from './modules/discounts/search-discounts.ts';
import { uploadFile } from './modules/files/upload-file.ts';
import { sandboxPaymentPagePath } from './modules/gateways/sandbox/create-sandbox-gateway.ts';
import { getGeo } from './modules/geo/get-geo.ts';
import { getHealth } from './modules/health/get-health.ts';
import { searchCatalogue } from './modules/item-search/search-catalogue.ts';
import { getBundle } from './modules/items/get-bundle.ts';
import { getItem } from './modules/items/get-item.ts';
import { listVariantImages } from './modules/items/list-variant-images.ts';
import { searchItemImages } from './modules/items/search-item-images.ts';
import { listItemIndices, searchItemIndices } from './modules/items/search-item-indices.ts';
import { searchItems } from './modules/items/search-items.ts';
import { searchLinkedItems } from './modules/items/search-linked-items.ts';
import { confirmMobile } from './modules/mobiles/confirm-mobile.ts';
import { sendMobileCode } from './modules/mobiles/send-mobile-code.ts';
import { renderOutbox, renderOutboxMail } from './modules/notifications/outbox-page.ts';
import { listOutlets } from './modules/outlets/list-outlets.ts';
import { retryPayment } from './modules/payments/retry-payment.ts';
import { cancelCheckout, confirmCheckout, failCheckout } from './modules/payments/settle-checkout.ts';
import { getQr } from './modules/qrs/get-qr.ts';
import { getOpenApi } from './modules/reference/get-open-api.ts';
import { buildOpenApi } from './modules/reference/open-api.ts';
import { renderReferencePage } from './modules/reference/reference-page.ts';
import { attachSlip } from './modules/sales/attach-slip.ts';
import { cancelSale } from './modules/sales/cancel-sale.ts';
import { getSale } from './modules/sales/get-sale.ts';
import { requestReturn } from './modules/sales/request-return.ts';
import { searchSales } from './modules/sales/search-sales.ts';
import { listSettings, searchSettings } from './modules/settings/search-settings.ts';
import { searchStock } from './modules/stock/search-stock.ts';
import { subscribeEmail } from './modules/subscriptions/subscribe-email.ts';
import { unsubscribeEmail } from './modules/subscriptions/unsubscribe-email.ts';
import { unsubscribePath } from './modules/subscriptions/welcome-mail.ts';
import { createUploadCredentials } from './modules/uploads/create-upload-credentials.ts';
import type { IsAllowedIp } from './modules/uploads/fetch-public-url.ts';
import { addWishlistItem } from './modules/wishlist/add-wishlist-item.ts';
import { removeWishlistItem } from './modules/wishlist/remove-wishlist-item.ts';
import { searchWishlist } from './modules/wishlist/search-wishlist.ts';
import {
  getAddressRateLimits,
  getCheckoutRateLimits,
  getContactRateLimits,
  getCouponRateLimits,
  getEmailConfirmationRateLimits,
  getMobileCodeRateLimits,
  getOrderLinkRateLimits,
  getOrderLookupRateLimits,
  getSubscriptionRateLimits,
  getUnsubscriptionRateLimits,
  getUploadRateLimits,
  getWishlistRateLimits,
} from './runtime/endpoint-rate-limits.ts';
import { paymentReturnPath, paymentWebhookPath } from './runtime/payment-gateway.ts';

/** Maps every endpoint of the contract to its handler. An endpoint without a handler does not compile. */
const routes: { readonly [Name in EndpointName]: EndpointRoute<Endpoints[Name]> } = {
  addAddress: { handle: addAddress, limits: getAddressRateLimits },
  addWishlistItem: { handle: addWishlistItem, limits: getWishlistRateLimits },
  applyCoupon: { handle: checkCoupon, limits: getCouponRateLimits },
  attachSlip: { handle: attachSlip, limits: getCheckoutRateLimits },
  cancelCheckout: { handle: cancelCheckout, limits: getCheckoutRateLimits },
  deleteOrderContact: { handle: deleteOrderContact, limits: getCheckoutRateLimits },
  cancelOrder: { handle: cancelOrder, limits: getCheckoutRateLimits },
  cancelSale: { handle: cancelSale, limits: getCheckoutRateLimits },
  changePassword: {
    handle: changePassword,
    limits: ({ caller, customerId }) => getPasswordCheckRateLimits(caller, customerId),
  },
  confirmCheckout: { handle: confirmCheckout, limits: getCheckoutRateLimits },
  confirmMobile: { handle: confirmMobile, limits: getCheckoutRateLimits },
  deleteCustomer: {
    handle: deleteCustomer,
    limits: ({ caller, customerId }) => getPasswordCheckRateLimits(caller, customerId),
  },
  endOtherSessions: {
    handle: endOtherSessions,
    limits: ({ customerId }) => getEndSessionRateLimits(customerId),
  },
  endSession: { handle: endSession, limits: ({ customerId }) => getEndSessionRateLimits(customerId) },
  exportCustomer: {
    handle: exportCustomer,
    limits: ({ caller, customerId }) => getPasswordCheckRateLimits(caller, customerId),
  },
  failCheckout: { handle: failCheckout, limits: getCheckoutRateLimits },
  findOrder: { handle: createOrderStatusToken, inputLimits: getOrderLookupRateLimits },
  forgotPassword: { handle: forgotPassword, limits: ({ caller }) => getForgotPasswordRateLimits(caller) },
  getBundle: { handle: getBundle, shared: true },
  getCheckout: { handle: getCheckoutOrder },
  getCustomer: { handle: getCustomer },
  getGeo: { handle: getGeo, shared: true },
  getHealth: { handle: getHealth, keyless: true },
  getItem: { handle: getItem, shared: true },
  getOpenApi: { handle: getOpenApi, shared: true, keyless: true },
  getQr: { handle: getQr, shared: true, keyless: true },
  getSale: { handle: getSale },
  listBullets: { handle: listBullets, shared: true },
  listCurrencyConversions: { handle: listCurrencyConversions, shared: true },
  listItemArticles: { handle: listItemArticles, shared: true },
  listItemBullets: { handle: listItemBullets, shared: true },
  listItemContent: { handle: listItemContent, shared: true },
  listItemIndices: { handle: listItemIndices, shared: true },
  listOptions: { handle: listOptions, shared: true },
  listOutlets: { handle: listOutlets, shared: true },
  listSessions: { handle: listSessions },
  listSettings: { handle: listSettings, shared: true },
  listSlides: { handle: listSlides, shared: true },
  listTexts: { handle: listTexts, shared: true },
  listVariantImages: { handle: listVariantImages, shared: true },
  openUploads: { handle: createUploadCredentials, limits: getUploadRateLimits },
  payAgain: { handle: retryPayment, limits: getCheckoutRateLimits },
  placeBooking: { handle: placeBooking, limits: getCheckoutRateLimits },
  placeOrder: { handle: placeOrder, limits: getCheckoutRateLimits },
  quoteCheckout: { handle: quoteCheckout, limits: getCheckoutRateLimits },
  removeAddress: { handle: removeAddress },
  removeWishlistItem: { handle: removeWishlistItem },
  requestReturn: { handle: requestReturn, limits: getCheckoutRateLimits },
  searchAddresses: { handle: searchAddresses },
  searchAttachments: { handle: searchItemImages },
  searchAttributes: { handle: searchAttributes },
  searchCartOffers: { handle: searchCartProducts, queued: true },
  searchCatalogue: { handle: searchCatalogue, queued: true },
  searchCategories: { handle: searchCategories },
  searchContent: { handle: searchContent },
  searchCoupons: { handle: searchCoupons },
  searchDiscounts: { handle: searchDiscounts },
  searchItemIndices: { handle: searchItemIndices, queued: true },
  searchItems: { handle: searchItems, queued: true },
  searchLinkedItems: { handle: searchLinkedItems, queued: true },
  searchOptions: { handle: searchOptions },
  searchSales: { handle: searchSales },
  searchSettings: { handle: searchSettings },
  searchStock: { handle: searchStock },
  signIn: { handle: signIn },
  signOut: { handle: signOut },
  signUp: {
    handle: signUp,
    inputLimits: ({ caller, input }) => getSignUpRateLimits(caller, input.body.email),
  },
  updateCustomer: {
    handle: updateCustomer,
    inputLimits: ({ caller, customerId, input }) =>
      input.body.currentPassword === undefined ? [] : getPasswordCheckRateLimits(caller, customerId),
  },
  searchWishlist: { handle: searchWishlist },
  sendContactMail: { handle: sendContactMail, limits: getContactRateLimits },
  sendEmailConfirmation: { handle: sendEmailConfirmation, limits: getEmailConfirmationRateLimits },
  sendMobileCode: { handle: sendMobileCode, inputLimits: getMobileCodeRateLimits },
  sendOrderLink: { handle: sendOrderLink, inputLimits: getOrderLinkRateLimits },
  subscribeEmail: { handle: subscribeEmail, inputLimits: getSubscriptionRateLimits },
  unsubscribeEmail: { handle: unsubscribeEmail, limits: getUnsubscriptionRateLimits },
  updateAddress: { handle: updateAddress },
  uploadFile: { handle: uploadFile, limits: getUploadRateLimits },
};

/** The API reference for people. `getOpenApi` is the machine-readable version. */
const referencePath = '/api/reference';
const outboxPath = '/api/outbox';
const pagePaths = [
  referencePath,
  outboxPath,
  unsubscribePath,
  confirmEmailPath,
  paymentWebhookPath,
  paymentReturnPath,
  sandboxPaymentPagePath,
];

/** Fewer than the connections to the database, so that orders get a connection however many searches run. */
const searchConcurrency = 6;

/**
 * The most searches that may wait for one address; any more are refused. The storefront requests all its pages from one
 * address, twelve at a time.
 */
const maxWaitingSearches = 200;

export interface AppOptions extends Omit<MountOptions, 'searches'> {
  /**
   * Serves the outbox page, which shows all mails. Never in production: some mails contain links that open accounts.
   */
  outboxPage?: boolean;
  /** Serves the payment page of the sandbox gateway. Never in production: it confirms payments without a bank. */
  sandboxGateway?: boolean;
  /** Decides which addresses files may be fetched from. If undefined, fetching from URLs is off. */
  mayReach?: IsAllowedIp | undefined;
}

export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { log, siteUrl } = options.ctx;
  const calls: readonly Endpoint[] = Object.values(endpoints);
  const searches = createFairQueue({ concurrency: searchConcurrency, maxWaiting: maxWaitingSearches });
  const app = new Hono<HttpEnv>();

  app.use(
    createLoggingAndHeadersMiddleware({
      siteUrl,
      log,
      paths: new Set([...pagePaths, ...calls.map((call) => call.path)]),
    }),
  );
  for (const name of Object.keys(routes) as EndpointName[]) mountCall(name);
  mountMethodNotAllowed(app, calls);
  const reference = renderReferencePage(buildOpenApi());
  app.get(referencePath, (c) => sendHtml(c, reference, 'public, max-age=3600'));
  if (options.outboxPage === true) {
    app.get(outboxPath, async (c) => {
      const mail = await renderOutboxMail(options.ctx, c.req.query('mail') ?? '');
      return sendHtml(c, mail ?? (await renderOutbox(options.ctx)), 'no-store');
    });
  }
  app.on(['GET', 'POST'], unsubscribePath, (c) => handleUnsubscribe(options, c));
  app.on(['GET', 'POST'], confirmEmailPath, (c) => handleConfirmEmail(options, c));
  app.post(paymentWebhookPath, (c) => handlePaymentWebhook(options, c));
  app.on(['GET', 'POST'], paymentReturnPath, (c) => handlePaymentReturn(options, c));
  if (options.sandboxGateway === true)
    app.on(['GET', 'POST'], sandboxPaymentPagePath, (c) => handleSandboxPage(options, c));
  app.get(uploadedFileRoutePath, (c) => serveUploadedFile(options, c));
  mountUploadRoutes(app, options);
  // A route, not the not-found hook: an error thrown there would bypass the middleware.
  app.all('*', () => {
    throw new ApiError('NOT_FOUND', 'There is nothing at this address.');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const { status, headers, body } = toErrorResponse(error, requestId);
    if (status >= 500) log.failure('A request failed.', error, { requestId });
    return c.json(body, status, headers);
  });
  return app;

  function mountCall<Name extends EndpointName>(name: Name): void {
    mountEndpoint(app, endpoints[name], routes[name], { ...options, searches });
  }
}
