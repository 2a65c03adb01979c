import type { Attribute } from '@piri/contract/attributes';
import type { Backdrop, Category } from '@piri/contract/categories';
import type { ContentEntry } from '@piri/contract/content';
import type { CouponBenefit } from '@piri/contract/coupons';
import type { GlobalDiscount } from '@piri/contract/discounts';
import type { FilePurpose } from '@piri/contract/files';
import type { Division } from '@piri/contract/geo';
import type { ItemDetails, ItemImage, ItemOrBundleKind } from '@piri/contract/items';
import type { ItemOption, SelectedOption } from '@piri/contract/options';
import type { Order, OrderAccessLevel, OrderEventKind, OrderState, PaymentState } from '@piri/contract/order';
import type { InstalmentPlan, OrderLine, PaymentMethod } from '@piri/contract/quote';
import type { ReturnReason } from '@piri/contract/sales';
import type { LargeFilePurpose } from '@piri/contract/uploads';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UploadErrorCode } from '../core/upload-error-code.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

/**
 * A JSON column. Values are written as text, because the driver would turn a JavaScript array into a PostgreSQL array.
 */
type Json<T> = ColumnType<T, string, string>;

export interface Database {
  attributes: {
    id: string;
    sortOrder: number;
    name: string;
    kind: Attribute['kind'];
    unit: string | null;
    attributeValues: Json<Attribute['values']>;
  };
  /** The delivery addresses of customers. Each belongs to one customer only. */
  addresses: {
    id: string;
    customerId: string;
    /** From 1 to 20, unique per customer. */
    slot: number;
    dateCreated: string;
    fullName: string;
    mobile: string;
    division: string;
    district: string;
    upazila: string;
    area: string;
    line: string;
    floor: number | null;
    lift: boolean | null;
    landmark: string | null;
  };
  defaultAddresses: { customerId: string; addressId: string };
  /** Events of accounts and orders, and who caused them. Rows are never changed, and are deleted after a year. */
  auditEvents: {
    id: GeneratedAlways<string>;
    at: Date;
    action: AuditAction;
    /** Null if the event belongs to no account, or the account was deleted. */
    customerId: string | null;
    /** The member of staff who did it. */
    operator: string | null;
    subject: string | null;
    /** A fingerprint of the caller's address, equal for events from the same address. */
    source: string | null;
  };
  categories: {
    id: string;
    name: string;
    /** No foreign key: a row may exist before its parent, and is hidden until the parent exists. */
    parentId: string | null;
    sortOrder: number;
    hidden: Generated<boolean>;
    options: Json<Category['options']>;
    extras: Json<Category['extras']>;
  };
  contentEntries: {
    id: string;
    type: ContentEntry['type'];
    title: string;
    /** The name of the position where it is shown, such as `home-hero`. */
    placement: string | null;
    /** The products it is about. */
    productIds: string[];
    categoryIds: string[];
    fields: Json<ContentEntry['fields']>;
  };
  customers: {
    id: string;
    fullName: string;
    /** In lower case, and unique. */
    email: string;
    /** As `normalizeMobile` formats it. Several accounts may share one. */
    mobile: string;
    imageUrl: Generated<string>;
    /** A PHC string. */
    passwordHash: string;
    createdAt: Date;
    /** When the owner of the address confirmed that the account is theirs; null until then. */
    emailConfirmedAt: Generated<Date | null>;
  };
  sessions: {
    tokenHash: string;
    /** The public id by which the customer refers to the session. It grants no access. */
    id: Generated<string>;
    customerId: string;
    /** A description of the device that signed in; empty if unknown. */
    device: Generated<string>;
    createdAt: Date;
    lastUsedAt: Date;
  };
  /** Browsers that have signed in to an account, by the hash of their device cookie. */
  knownDevices: { tokenHash: string; customerId: string; lastUsedAt: Date };
  oneTimeTokens: {
    tokenHash: string;
    customerId: string;
    purpose: 'RESET_PASSWORD' | 'CONFIRM_EMAIL';
    expiresAt: Date;
  };
  /** Codes that were sent, by the hash of the token that the browser received. Deleted when they are used. */
  mobileCodes: {
    tokenHash: string;
    mobile: string;
    codeHash: string;
    tries: Generated<number>;
    expiresAt: Date;
  };
  /**
   * Confirmed mobile numbers, by a hash of the number and who confirmed it, so that the row of a guest does not reveal
   * the number.
   */
  confirmedMobiles: { proofHash: string; customerId: string | null; confirmedAt: Date };
  passwordRequests: { id: string; userName: string; createdAt: Date };
  /** The outbox of mails and text messages. */
  messages: {
    id: string;
    channel: Generated<'MAIL' | 'SMS'>;
    /** Null if the recipient has no account. */
    customerId: string | null;
    kind: string;
    recipient: string;
    subject: string;
    /** Emptied once the message is sent, because it may contain a link that grants access. */
    body: string;
    replyTo: string | null;
    unsubscribeUrl: string | null;
    createdAt: Date;
    /** The recipient's budget that the message counts against; null once it has been counted, or if it does not count. */
    budget: MessageLimitKind | null;
    state: Generated<MessageState>;
    attempts: Generated<number>;
    /** When the next attempt starts. While the message is being sent, the sender's deadline. */
    nextAttemptAt: Date;
    completedAt: Date | null;
  };
  /** When the whole burst of a limit is available again. */
  rateLimits: { key: string; freeAt: Date };
  idempotencyKeys: {
    keyHash: string;
    /** Null for a visitor. The stored result is about the customer and is deleted with the account. */
    customerId: string | null;
    requestHash: string;
    status: Generated<number>;
    responseBody: ColumnType<unknown, string | undefined, string>;
    /** Null if it never expires. */
    expiresAt: Date | null;
  };
  coupons: {
    code: string;
    title: string;
    terms: string;
    valid: boolean;
    benefit: Json<CouponBenefit>;
    minimumTotal: number | null;
    firstOrderOnly: Generated<boolean>;
    startsOn: string | null;
    endsOn: string | null;
    /** How often it can be redeemed in total. */
    maxRedemptions: number | null;
    /** How often it was redeemed, if there is a limit. */
    redemptionCount: Generated<number>;
    maxPerCustomer: number | null;
    /** Whether it is shown to everyone. */
    listed: Generated<boolean>;
    /** The customer to whom it was issued. Such a coupon is in no seed file. */
    customerId: string | null;
  };
  couponRedemptions: {
    couponCode: string;
    orderId: string;
    /** A customer's id, or a guest's mobile number. */
    redeemedBy: string;
    /** The number of this redemption among the buyer's own; null if they are not counted. */
    nth: number | null;
  };
  /** Orders, at the prices that were agreed on. An order remains when its customer's account is deleted. */
  orders: {
    id: string;
    /** The id used by payments and in URLs. */
    invoiceId: string;
    /** The number that people use. */
    orderNumber: string;
    /** Null for a guest, or once the account is deleted. */
    customerId: string | null;
    /** The buyer for whom orders and coupons are counted: a customer's id, or a guest's mobile number. */
    buyerKey: string;
    /** The hash of the caller's address; null if the shop placed the order itself. */
    clientIpHash: string | null;
    kind: 'ORDER' | 'BOOKING';
    state: Generated<OrderState>;
    createdAt: Date;
    /** Empty once the order is over and its buyer's data has been deleted. */
    fullName: string;
    mobile: string;
    email: string | null;
    delivery: Json<OrderDeliveryColumn>;
    subTotal: number;
    total: number;
    couponAmount: number;
    deliveryAmount: number;
    couponCode: string | null;
    instalments: Json<InstalmentPlan> | null;
    /** The VAT rate included in all of its prices. */
    vatPercent: number;
    /** The total to pay, including the instalment fee. */
    toPay: number;
    /** The part of it that is paid through the gateway. */
    dueNow: number;
    paid: Generated<number>;
    paymentMethod: PaymentMethod;
    paymentState: Generated<PaymentState>;
    /** Null if no payment is expected. */
    reservedUntil: Date | null;
    /** The PIN that the buyer tells the driver on delivery. */
    deliveryPin: string;
    /** For a booking, the amount that is paid before production starts. */
    advance: number | null;
    /** Whether stock is reserved for it. */
    hasReservation: Generated<boolean>;
    /** Whether it counts as one of its buyer's orders and has used its coupon. */
    counted: Generated<boolean>;
    /** Whether its buyer's data is deleted once it is over, because the customer has deleted the account. */
    anonymiseWhenClosed: Generated<boolean>;
    /** Whether the buyer had confirmed the mobile number by a code when the order was placed. */
    mobileConfirmed: Generated<boolean>;
  };
  orderLines: {
    orderId: string;
    position: number;
    line: Json<OrderLine>;
    /** The skus of the line and their quantities, with bundles broken down. */
    skus: Json<OrderedSku[]>;
  };
  /** Stock reserved for orders. Code that deletes a row must return its quantity to the stock. */
  stockReservations: { orderId: string; skuCode: string; quantity: number };
  orderEvents: { orderId: string; nth: number; kind: OrderEventKind; at: Date };
  /** Items of an order that its buyer wants to return. */
  orderReturns: {
    id: string;
    orderId: string;
    sourceType: ItemOrBundleKind;
    code: string;
    quantity: number;
    reason: ReturnReason;
    note: string | null;
    /** The amount to refund. */
    amount: number;
    state: Generated<'REQUESTED' | 'APPROVED' | 'REFUNDED'>;
    createdAt: Date;
  };
  /** Transfer slips of orders and photographs of returns. */
  orderFiles: { orderId: string; fileName: string; returnId: string | null; attachedAt: Date };
  /** The number of orders per buyer. Updating this row also serialises two first orders of the same buyer. */
  orderCounts: { buyerKey: string; orders: number };
  /** Tokens that give a guest access to one order each. */
  orderTokens: { tokenHash: string; orderId: string; createdAt: Date; access: Generated<OrderAccessLevel> };
  /** Payment attempts at the gateway. */
  payments: {
    /** The invoice's id and a number. The gateway uses it as the id of the payment. */
    id: string;
    orderId: string;
    nth: number;
    method: PaymentMethod;
    amount: number;
    /** The access with which the payment began. With `STATUS`, it changes nothing of the order until it is paid. */
    access: Generated<OrderAccessLevel>;
    state: Generated<PaymentAttemptState>;
    redirectUrl: string | null;
    /** The gateway's reference. */
    reference: string | null;
    createdAt: Date;
    /** Whether the gateway has reported a final result. */
    isFinal: Generated<boolean>;
    /** When the status is next requested from the gateway automatically; null if no longer. */
    nextCheckAt: Date | null;
    /** How often it was requested automatically. */
    checkCount: Generated<number>;
  };
  /** Payment statuses reported by the gateway. Repeated reports are stored once. */
  paymentChecks: {
    paymentId: string;
    gatewayState: string;
    amount: number;
    currency: string;
    accepted: boolean;
    at: Date;
  };
  /** Payments as the sandbox gateway records them, which a real gateway would store itself. */
  sandboxPayments: {
    id: string;
    amount: number;
    outcome: 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER' | null;
    /** When the sandbox starts to report the outcome. */
    knownAt: Date | null;
    reportedAmount: number | null;
    createdAt: Date;
  };
  sandboxWebhooks: { id: string; paymentId: string; dueAt: Date };
  currencies: {
    sourceId: string;
    sourceCountry: string;
    /** `numeric`, which the driver returns as text so that it is not rounded. */
    rate: ColumnType<string, number, number>;
    imageUrl: string;
    numCode: string;
    sortOrder: number;
  };
  divisions: {
    id: string;
    name: string;
    districts: Json<Division['districts']>;
  };
  files: {
    /** Generated by the server. Files are looked up by this name only. */
    name: string;
    /** Null for a guest's. */
    customerId: string | null;
    type: FilePurpose;
    mimeType: string;
    size: number;
    createdAt: Date;
    /** The sender's name for the file, if it is needed. */
    fileName: string | null;
  };
  /** The contents of files, in one or several chunks. */
  fileContents: { name: string; nth: Generated<number>; bytes: Buffer };
  /** Permissions to upload large files, by the hash of a secret signature. */
  uploadPasses: { signatureHash: string; customerId: string | null; type: LargeFilePurpose; expiresAt: Date };
  /** Unfinished uploads of large files, sent in parts or fetched from a URL. */
  uploads: {
    /** The name that the file gets when the upload is complete. */
    id: string;
    customerId: string | null;
    type: LargeFilePurpose;
    fileName: string;
    /** Null until the size is known. */
    size: number | null;
    partSize: number | null;
    state: 'PARTS' | 'FETCHING' | 'FAILED';
    /** The number of bytes fetched. */
    done: Generated<number>;
    errorCode: UploadErrorCode | null;
    expiresAt: Date;
  };
  uploadParts: { uploadId: string; nth: number; bytes: Buffer };
  settings: {
    key: string;
    value: Json<unknown>;
  };
  /** Single items and bundles. */
  items: {
    id: string;
    sourceType: ItemOrBundleKind;
    title: string;
    /** The short line under the title. */
    subtitle: string;
    description: Json<string[]>;
    /** A date such as 2026-03-02. The driver would turn a `date` into an instant in some time zone. */
    createdAt: string;
    leadDays: number;
    silhouette: string;
    stage: Backdrop | null;
    /** Discounts use the first one. */
    categoryIds: string[];
    /** Empty for a bundle. */
    extras: Json<ItemDetails['extras'] | Record<never, never>>;
    options: Json<ItemOption[]>;
    images: Json<ItemImage[]>;
    searchWords: string[];
    /** The price of a bundle; a single item costs what its skus cost. */
    salesPrice: number | null;
    /** The ids of items that are shown with it. */
    linkedItemIds: string[];
  };
  skus: {
    code: string;
    itemId: string;
    sortOrder: number;
    salesPrice: number;
    discountedSalesPrice: number | null;
    attributeValues: Json<SelectedOption[]>;
    imageUrl: string | null;
    /** The total quantity available at all outlets. */
    available: number;
  };
  bundleSkus: { itemId: string; skuCode: string; quantity: number; sortOrder: number };
  outlets: {
    id: string;
    name: string;
    division: string;
    district: string;
    address: Json<string[]>;
    landmark: string | null;
    phone: string;
    latitude: number;
    longitude: number;
    opens: string;
    closes: string;
    closedOn: string;
  };
  /** Stock per outlet. An outlet without a row does not display the sku; one with 0 has sold out. */
  outletStock: {
    outletId: string;
    skuCode: string;
    available: number;
    display: boolean;
    madeToOrder: boolean;
  };
  globalDiscounts: {
    id: string;
    valid: boolean;
    type: GlobalDiscount['type'];
    discountType: GlobalDiscount['discountType'];
    /** `numeric`, returned as text like the rates. */
    value: ColumnType<string, number, number>;
    categories: Json<GlobalDiscount['categories']>;
    items: Json<GlobalDiscount['items']>;
  };
  subscriptions: {
    email: string;
    /** The token in the unsubscribe links of mails. */
    token: string;
    /** The title of the offer made for subscribing. */
    offer: string | null;
    subscribedAt: Date;
    unsubscribedAt: Date | null;
  };
  wishlistItems: {
    wishlistId: string;
    customerId: string;
    itemId: string;
    /** Empty for a bundle. */
    skuCode: string;
    dateCreated: string;
  };
  searchTokens: { id: Generated<number>; token: string };
  searchWords: {
    /** The word's stem: `sofa` stands for sofas. */
    word: string;
    /** How many items had it when the index was last rebuilt. */
    items: number;
    /** The word with one letter or two left out: two words that are a slip apart share one of them. */
    deletions: string[];
  };
  searchSkus: {
    /** The sku's code, or the id of a bundle. */
    code: string;
    itemId: string;
    /** All tokens that match it, see `modules/item-search/words/tokens.ts`. */
    tokens: number[];
    /** The tokens, without their samples, that facets count. */
    facetTokens: number[];
    /** The tokens of its words, without their samples. */
    wordTokens: number[];
    width: number | null;
  } & SearchOrders;
  /** Items by category. The category '' contains all items. */
  searchCategoryItems: { categoryId: string; itemId: string } & SearchOrders;
}

export type OrderDeliveryColumn = Order['delivery'] & { zoneId: string };

export interface OrderedSku {
  skuCode: string;
  quantity: number;
  /** Whether it is made to order if none is in stock. */
  madeToOrder: boolean;
}

/** The state of a payment attempt. `OPENING` until the gateway has created its payment page. */
export type PaymentAttemptState = 'OPENING' | 'OPEN' | 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER';

/**
 * The state of a message. `UNCERTAIN`: the connection broke during delivery, so it is unknown whether the server
 * accepted it. `HELD`: the recipient had reached the day's limit, so it is never sent.
 */
export type MessageState = 'WAITING' | 'SENDING' | 'SENT' | 'REFUSED' | 'UNCERTAIN' | 'HELD';

export type AuditAction =
  | 'SIGNED_UP'
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'SIGNED_OUT'
  | 'SESSIONS_ENDED'
  | 'PASSWORD_CHECK_FAILED'
  | 'PASSWORD_LINK_SENT'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'RESET_TOKEN_REFUSED'
  | 'EMAIL_CONFIRMED'
  | 'MOBILE_CHANGED'
  | 'MOBILE_CONFIRMED'
  | 'MOBILE_CODE_REFUSED'
  | 'ORDER_LINK_SENT'
  | 'DATA_EXPORTED'
  | 'CONTACT_DELETED'
  | 'ACCOUNT_DELETED'
  | 'LIMIT_REACHED'
  | 'OPERATOR_ACTED'
  | 'OPERATOR_REFUSED';

/**
 * Which messages share a daily limit per recipient. `ANYBODY`: mails that anyone can cause by typing the address or
 * number. `ACCESS`: mails that restore access, such as a link to a new password. `CODE`: codes that confirm a mobile
 * number.
 */
export type MessageLimitKind = 'ANYBODY' | 'ACCESS' | 'CODE';

/** The columns that search results are sorted by. Each is a property of the whole item. */
interface SearchOrders {
  price: number;
  /** The relevance, higher first: single items before bundles, then items in stock, then the newest. */
  rank: number;
  /** Days since 1970. */
  createdOn: number;
  /** The discount in percent of the list price. */
  discount: number;
}
