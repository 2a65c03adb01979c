import type { Attribute } from '@piri/contract/attributes';
import type { Backdrop, Category } from '@piri/contract/categories';
import type { ContentEntry } from '@piri/contract/content';
import type { CouponBenefit } from '@piri/contract/coupons';
import type { GlobalDiscount } from '@piri/contract/discounts';
import type { FileType } from '@piri/contract/files';
import type { Division } from '@piri/contract/geo';
import type { ItemImage, Product, SourceType } from '@piri/contract/items';
import type { AttributeValue, Option } from '@piri/contract/options';
import type { Order, OrderAccess, OrderEventKind, OrderState, PaymentState } from '@piri/contract/order';
import type { InstalmentPlan, LineItem, PaymentMethod } from '@piri/contract/quote';
import type { ReturnReason } from '@piri/contract/sales';
import type { UploadType } from '@piri/contract/uploads';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UploadErrorCode } from '../core/upload-error-code.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

/** Written as text, because the driver would turn a JavaScript array into a PostgreSQL array. */
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
  /** What one customer, and nobody else, may send things to. */
  addresses: {
    id: string;
    customerId: string;
    /** From 1 to 20, each once. */
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
  /** What happened to accounts and orders, and who did it. Rows are added and, after a year, swept; never changed. */
  auditEvents: {
    id: GeneratedAlways<string>;
    at: Date;
    action: AuditAction;
    /** Null for nobody's, and once the account is gone. */
    customerId: string | null;
    /** Who works in the shop and did it. */
    operator: string | null;
    subject: string | null;
    /** A fingerprint, equal for events from one address. */
    source: string | null;
  };
  categories: {
    id: string;
    name: string;
    /** Names no foreign key: a row may wait for its parent, and is not shown until it is there. */
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
    /** Where it is shown by name, such as `home-hero`. */
    placement: string | null;
    /** What it is about. */
    productIds: string[];
    categoryIds: string[];
    fields: Json<ContentEntry['fields']>;
  };
  customers: {
    id: string;
    fullName: string;
    /** In small letters, one account each. */
    email: string;
    /** As `mobileOf` writes it. Several accounts may have it. */
    mobile: string;
    imageUrl: Generated<string>;
    /** A PHC string. */
    passwordHash: string;
    createdAt: Date;
    /** When somebody who reads its mails said that the account is theirs; null until then. */
    emailConfirmedAt: Generated<Date | null>;
  };
  sessions: {
    tokenHash: string;
    /** What its customer calls it by; it opens nothing. */
    id: Generated<string>;
    customerId: string;
    /** What it was signed in with, in words; empty if that is unknown. */
    device: Generated<string>;
    createdAt: Date;
    lastUsedAt: Date;
  };
  /** Browsers in which somebody has signed in to an account, by the cookie that they were given. */
  knownDevices: { tokenHash: string; customerId: string; lastUsedAt: Date };
  oneTimeTokens: {
    tokenHash: string;
    customerId: string;
    purpose: 'RESET_PASSWORD' | 'CONFIRM_EMAIL';
    expiresAt: Date;
  };
  /** Codes that were sent, by the hash of the token that the browser got. Deleted when they are used. */
  mobileCodes: {
    tokenHash: string;
    mobile: string;
    codeHash: string;
    tries: Generated<number>;
    expiresAt: Date;
  };
  /** Who has confirmed which number: a hash of both, so that the row of a guest does not tell the number. */
  confirmedMobiles: { proofHash: string; customerId: string | null; confirmedAt: Date };
  passwordRequests: { id: string; userName: string; createdAt: Date };
  mails: {
    id: string;
    channel: Generated<'MAIL' | 'SMS'>;
    /** Null where it is to nobody's account. */
    customerId: string | null;
    kind: string;
    recipient: string;
    subject: string;
    /** Emptied once it is sent: it may hold a link that opens something. */
    body: string;
    replyTo: string | null;
    unsubscribeUrl: string | null;
    createdAt: Date;
    /** Of its recipient; null once the mail has been counted, or where nobody counts. */
    budget: MailBudget | null;
    state: Generated<MessageState>;
    attempts: Generated<number>;
    /** While it is being sent: until when the sender may take. */
    nextAttemptAt: Date;
    settledAt: Date | null;
  };
  /** When all turns of a limit will be free again. */
  rateLimits: { key: string; freeAt: Date };
  idempotencyKeys: {
    keyHash: string;
    /** Null for a visitor's. What is kept as the answer is about the customer and goes with the account. */
    customerId: string | null;
    requestHash: string;
    status: Generated<number>;
    answer: ColumnType<unknown, string | undefined, string>;
    /** Null for good. */
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
    /** How often it can be used in all. */
    useLimit: number | null;
    /** How often it was, where there is a limit. */
    used: Generated<number>;
    perCustomer: number | null;
    /** Offered to everybody. */
    listed: Generated<boolean>;
    /** Made out to one customer. Such a coupon stands in no file. */
    customerId: string | null;
  };
  couponUses: {
    couponCode: string;
    orderId: string;
    /** A customer's id, or a guest's mobile number. */
    usedBy: string;
    /** Which use of theirs it is; null where nobody counts. */
    nth: number | null;
  };
  /** One sale, at the prices that were agreed to. It stays when its customer's account goes. */
  orders: {
    id: string;
    /** What the payment and the pages name it by. */
    invoiceId: string;
    /** What people name it by. */
    orderNumber: string;
    /** Null for a guest's, and once the account is gone. */
    customerId: string | null;
    /** Whose orders and coupons are counted: a customer's id, or a guest's mobile number. */
    placedBy: string;
    /** The hash of the address it came from; null where the shop placed it itself. */
    placedFrom: string | null;
    kind: 'ORDER' | 'BOOKING';
    state: Generated<OrderState>;
    createdAt: Date;
    /** Empty once whoever placed it is gone and it is over. */
    fullName: string;
    mobile: string;
    email: string | null;
    delivery: Json<OrderDelivery>;
    subTotal: number;
    total: number;
    couponAmount: number;
    deliveryAmount: number;
    couponCode: string | null;
    instalments: Json<InstalmentPlan> | null;
    /** What every price of it includes. */
    vatPercent: number;
    /** Everything together, the instalments' fee included. */
    toPay: number;
    /** What of it goes through the gateway. */
    dueNow: number;
    paid: Generated<number>;
    paymentMethod: PaymentMethod;
    paymentState: Generated<PaymentState>;
    /** Null when no payment is waited for. */
    reservedUntil: Date | null;
    /** What its buyer tells whoever brings the goods. */
    pin: string;
    /** Of a booking: what is paid before it is built. */
    advance: number | null;
    /** Its goods are taken for it. */
    held: Generated<boolean>;
    /** It is one of its buyer's orders, and has used its coupon. */
    counted: Generated<boolean>;
    /** Its customer deleted the account. */
    forget: Generated<boolean>;
    /** Its buyer had confirmed the mobile number by a code when it was placed. */
    mobileConfirmed: Generated<boolean>;
  };
  orderLines: {
    orderId: string;
    position: number;
    line: Json<LineItem>;
    /** The skus of the line and how many of each, a set taken apart. */
    pieces: Json<OrderedSku[]>;
  };
  /** What is taken out of the stock for an order. Whoever deletes a row puts back what it says. */
  stockHolds: { orderId: string; skuCode: string; quantity: number };
  orderEvents: { orderId: string; nth: number; kind: OrderEventKind; at: Date };
  /** What somebody wants to give back of an order. */
  orderReturns: {
    id: string;
    orderId: string;
    sourceType: SourceType;
    code: string;
    quantity: number;
    reason: ReturnReason;
    note: string | null;
    /** What is paid back for it. */
    amount: number;
    state: Generated<'REQUESTED' | 'APPROVED' | 'REFUNDED'>;
    createdAt: Date;
  };
  /** Slips of an order's transfer, or what belongs to one of its returns. */
  orderFiles: { orderId: string; fileName: string; returnId: string | null; attachedAt: Date };
  /** How many orders each has placed; counting is also what keeps two first orders apart. */
  orderCounts: { placedBy: string; orders: number };
  /** Open one order each, to a guest. */
  orderTokens: { tokenHash: string; orderId: string; createdAt: Date; access: Generated<OrderAccess> };
  /** Each time the gateway was asked for money. */
  payments: {
    /** The invoice's id and a number: what the gateway knows it by. */
    id: string;
    orderId: string;
    nth: number;
    method: PaymentMethod;
    amount: number;
    /** The access with which the payment began. With `STATUS`, it changes nothing of the order until it is paid. */
    access: Generated<OrderAccess>;
    state: Generated<PaymentAttemptState>;
    redirectUrl: string | null;
    /** What the gateway calls it. */
    reference: string | null;
    createdAt: Date;
    /** The gateway has said for good what became of it. */
    verified: Generated<boolean>;
    /** When the gateway is asked again by itself; null for not any more. */
    askAt: Date | null;
    asked: Generated<number>;
  };
  /** What the gateway said, each time that it was something new. */
  paymentAnswers: {
    paymentId: string;
    said: string;
    amount: number;
    currency: string;
    accepted: boolean;
    at: Date;
  };
  /** The stand-in's own books: what a real gateway keeps with itself. */
  sandboxPayments: {
    id: string;
    amount: number;
    outcome: 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER' | null;
    /** When the shop can learn of it. */
    knownAt: Date | null;
    saidAmount: number | null;
    createdAt: Date;
  };
  sandboxNotices: { id: string; paymentId: string; dueAt: Date };
  currencies: {
    sourceId: string;
    sourceCountry: string;
    /** `numeric`, which the driver hands over as text so that nothing is rounded on the way. */
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
    /** Made by the server, and all that a file is found by. */
    name: string;
    /** Null for a guest's. */
    customerId: string | null;
    type: FileType;
    mimeType: string;
    size: number;
    createdAt: Date;
    /** As its sender called it, where anybody asks. */
    fileName: string | null;
  };
  /** What a file holds, in one part or in many. */
  fileContents: { name: string; nth: Generated<number>; bytes: Buffer };
  /** Who may send large files, told by what only they were told. */
  uploadPasses: { signatureHash: string; customerId: string | null; type: UploadType; expiresAt: Date };
  /** Large files on their way: sent in parts, or fetched from an address. */
  uploads: {
    /** What the file is called once it is whole. */
    id: string;
    customerId: string | null;
    type: UploadType;
    fileName: string;
    /** Null until whoever sends it says so. */
    size: number | null;
    partSize: number | null;
    state: 'PARTS' | 'FETCHING' | 'FAILED';
    /** How many bytes were fetched. */
    done: Generated<number>;
    errorCode: UploadErrorCode | null;
    expiresAt: Date;
  };
  uploadParts: { uploadId: string; nth: number; bytes: Buffer };
  settings: {
    key: string;
    value: Json<unknown>;
  };
  /** Single pieces, and sets of pieces that are sold as one line. */
  items: {
    id: string;
    sourceType: SourceType;
    title: string;
    kind: string;
    description: Json<string[]>;
    /** A day such as 2026-03-02. The driver would turn a `date` into an instant of some time zone. */
    createdAt: string;
    leadDays: number;
    silhouette: string;
    stage: Backdrop | null;
    /** The first one counts for discounts. */
    categoryIds: string[];
    /** Empty for a bundle. */
    extras: Json<Product['extras'] | Record<never, never>>;
    options: Json<Option[]>;
    images: Json<ItemImage[]>;
    searchWords: string[];
    /** Of a bundle; a single piece costs what its skus cost. */
    salesPrice: number | null;
    goesWith: string[];
  };
  skus: {
    code: string;
    itemId: string;
    sortOrder: number;
    salesPrice: number;
    discountedSalesPrice: number | null;
    attributeValues: Json<AttributeValue[]>;
    imageUrl: string | null;
    /** What can be taken along anywhere. */
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
  /** An outlet without a row does not show the piece; one with 0 has run out. */
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
    /** `numeric`, handed over as text like the rates. */
    value: ColumnType<string, number, number>;
    categories: Json<GlobalDiscount['categories']>;
    items: Json<GlobalDiscount['items']>;
  };
  subscriptions: {
    email: string;
    /** By which letters let their reader go. */
    token: string;
    /** The title of what was offered for it. */
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
    /** Without its ending: `sofa` stands for sofas. */
    word: string;
    /** How many items had it when the index was last made whole. */
    items: number;
    near: string[];
  };
  searchSkus: {
    /** Of a bundle its id. */
    code: string;
    itemId: string;
    /** All that it is found by, see `modules/item-search/words/tokens.ts`. */
    tokens: number[];
    /** Of these, without their samples, what is counted. */
    told: number[];
    /** And the words. */
    words: number[];
    width: number | null;
  } & SearchOrders;
  /** The category '' holds everything. */
  searchPlaces: { categoryId: string; itemId: string } & SearchOrders;
}

export type OrderDelivery = Order['delivery'] & { zoneId: string };

export interface OrderedSku {
  skuCode: string;
  quantity: number;
  /** Whether it is built when none stands ready. */
  madeToOrder: boolean;
}

/** `OPENING` until the gateway has a page for it. */
export type PaymentAttemptState = 'OPENING' | 'OPEN' | 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER';

/**
 * `UNCERTAIN`: the connection broke while the server was taking it, so nobody knows whether it has. `HELD`: its recipient
 * had been sent enough that day, so it is never sent.
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
 * `ANYBODY`: for mails that anybody can cause by typing the address or number. `ACCESS`: for mails that let somebody back
 * in, such as a link to a new password. `CODE`: for codes that confirm a mobile number.
 */
export type MailBudget = 'ANYBODY' | 'ACCESS' | 'CODE';

/** What found items are put in order by; each is a fact of the whole item. */
interface SearchOrders {
  price: number;
  /** Higher is better: pieces before sets, then what is in stock, then the newest. */
  standing: number;
  /** Days since 1970. */
  createdOn: number;
  /** In percent of the list price. */
  discount: number;
}
