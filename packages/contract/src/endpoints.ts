import { addAddress, removeAddress, searchAddresses, updateAddress } from './addresses.ts';
import { listOptions, searchAttributes, searchOptions } from './attributes.ts';
import { searchCartProducts } from './cart-products.ts';
import { searchCategories } from './categories.ts';
import {
  cancelCheckout,
  cancelOrder,
  confirmCheckout,
  deleteOrderContact,
  failCheckout,
  findOrder,
  getCheckout,
  placeOrder,
  quoteCheckout,
  retryPayment,
  sendOrderLink,
} from './checkout.ts';
import { sendContactMail } from './contact.ts';
import {
  listBullets,
  listItemArticles,
  listItemBullets,
  listItemContent,
  listSlides,
  listTexts,
  searchContent,
} from './content.ts';
import { applyCoupon, searchCoupons } from './coupons.ts';
import { listCurrencyConversions } from './currencies.ts';
import {
  changePassword,
  deleteCustomer,
  exportCustomer,
  forgotPassword,
  getCustomer,
  sendEmailConfirmation,
  signIn,
  signOut,
  signUp,
  updateCustomer,
} from './customer.ts';
import type { Endpoint } from './define-endpoint.ts';
import { searchDiscounts } from './discounts.ts';
import { uploadFile } from './files.ts';
import { getGeo } from './geo.ts';
import { getHealth } from './health.ts';
import { searchCatalogue } from './item-search.ts';
import {
  getBundle,
  getItem,
  listItemIndices,
  listVariantImages,
  searchAttachments,
  searchItemIndices,
  searchItems,
  searchLinkedItems,
} from './items.ts';
import { confirmMobile, sendMobileCode } from './mobile-codes.ts';
import { getOpenApi } from './open-api.ts';
import { listOutlets } from './outlets.ts';
import { getQr } from './qrs.ts';
import { attachSlip, cancelSale, getSale, placeBooking, requestReturn, searchSales } from './sales.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { listSettings, searchSettings } from './settings.ts';
import { searchStock } from './stock.ts';
import { subscribeEmail, unsubscribeEmail } from './subscriptions.ts';
import { createUploadCredentials } from './uploads.ts';
import { addWishlistItem, removeWishlistItem, searchWishlist } from './wishlist.ts';

/** All calls. The API mounts exactly these, and the client offers exactly these. */
export const endpoints = {
  addAddress,
  addWishlistItem,
  applyCoupon,
  attachSlip,
  cancelCheckout,
  cancelOrder,
  cancelSale,
  changePassword,
  confirmCheckout,
  confirmMobile,
  deleteCustomer,
  deleteOrderContact,
  endOtherSessions,
  endSession,
  exportCustomer,
  failCheckout,
  findOrder,
  forgotPassword,
  getBundle,
  getCheckout,
  getCustomer,
  getGeo,
  getHealth,
  getItem,
  getOpenApi,
  getQr,
  getSale,
  listBullets,
  listCurrencyConversions,
  listItemArticles,
  listItemBullets,
  listItemContent,
  listItemIndices,
  listOptions,
  listOutlets,
  listSessions,
  listSettings,
  listSlides,
  listTexts,
  listVariantImages,
  openUploads: createUploadCredentials,
  payAgain: retryPayment,
  placeBooking,
  placeOrder,
  quoteCheckout,
  removeAddress,
  removeWishlistItem,
  requestReturn,
  searchAddresses,
  searchAttachments,
  searchAttributes,
  searchCartOffers: searchCartProducts,
  searchCatalogue,
  searchCategories,
  searchContent,
  searchCoupons,
  searchDiscounts,
  searchItemIndices,
  searchItems,
  searchLinkedItems,
  searchOptions,
  searchSales,
  searchSettings,
  searchStock,
  sendEmailConfirmation,
  sendMobileCode,
  sendOrderLink,
  signIn,
  signOut,
  signUp,
  searchWishlist,
  sendContactMail,
  subscribeEmail,
  unsubscribeEmail,
  updateAddress,
  uploadFile,
  updateCustomer,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
