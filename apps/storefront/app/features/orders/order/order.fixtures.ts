import type { Order } from '@piri/contract/order';
import type { PaymentMethodOption } from '@piri/contract/quote';
import { type Sale, sale } from '@piri/contract/sales';
import { calculateIncludedVat } from '@piri/pricing/vat';
import { z } from 'zod';
import { environmentSchema } from '../../../../env.ts';
import { toBankAccount } from '../../../../server/shop-config.ts';
import { type FetchOrderResult, useOrderApi } from './fetch-order.ts';
import { useQrCodeSource } from './invoice-qr-code.tsx';

/** Overrides for the order fixture. A field set to undefined is removed. */
export interface OrderOverrides {
  kind?: Order['kind'];
  orderId?: string;
  invoiceId?: string;
  orderNumber?: string;
  createdAt?: string;
  pin?: string;
  attachments?: Sale['attachments'];
  returns?: Sale['returns'];
  returnableUntil?: string;
  state?: Order['state'];
  couponCode?: string;
  lines?: Order['lines'];
  totals?: Partial<Order['totals']>;
  contact?: Partial<Order['contact']>;
  delivery?: { [Key in keyof Order['delivery']]?: Order['delivery'][Key] | undefined };
  payment?: { [Key in keyof Order['payment']]?: Order['payment'][Key] | undefined };
  timeline?: Order['timeline'];
}

const fullName = 'Farzana Rahman';
const mobile = '01711482906';
const area = { division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi' };

interface Sold {
  quantity?: number;
  salesPrice: number;
  price?: number;
  cloth?: string;
}

export function createSoldLineFixture(
  code: string,
  title: string,
  { quantity = 1, salesPrice, price, cloth }: Sold,
) {
  const charged = price ?? salesPrice;
  return {
    sourceType: 'item' as const,
    ...{ code, itemId: code.toLowerCase(), title, quantity, salesPrice, price: charged, madeToOrder: false },
    attributeValues: cloth ? [{ displayLabel: 'Cloth', optionDisplayLabel: cloth }] : [],
    subTotal: salesPrice * quantity,
    total: charged * quantity,
  };
}

const usualLines = [
  createSoldLineFixture('MGN-3S-ASH', 'Meghna 3-Seater', { salesPrice: 58_500, price: 49_725, cloth: 'Ash' }),
  createSoldLineFixture('PTH-SEG', 'Pithha Dining Chair', { quantity: 4, salesPrice: 7450 }),
  createSoldLineFixture('NKS-120-NS', 'Nokshi Shataranji Rug', { salesPrice: 5600 }),
];

/** A paid order with a story's overrides, validated by the contract. */
export function createOrderFixture(change: OrderOverrides = {}): Sale {
  const { totals, contact, delivery, payment, ...rest } = change;
  return sale.parse({
    ...{ orderId: 'o1', invoiceId: 'k3j9q2', orderNumber: 'PR-4F7K-92', kind: 'ORDER', state: 'PLACED' },
    access: 'WHOLE',
    createdAt: '2026-11-16T08:02:00.000Z',
    ...{ lines: usualLines, attachments: [], returns: [] },
    timeline: [
      { kind: 'PLACED', at: '2026-11-16T08:02:00.000Z' },
      { kind: 'PAID', at: '2026-11-16T08:05:00.000Z' },
    ],
    ...rest,
    vat: { percent: 15, amount: calculateIncludedVat(totals?.payable ?? 86_325, 15) },
    totals: {
      ...{ items: 3, quantity: 6, subTotal: 93_900, total: 85_125, discount: 8775, couponAmount: 0 },
      ...{ delivery: 1200, payable: 86_325 },
      ...totals,
    },
    contact: { fullName, mobile, email: 'farzana@post.example', ...contact },
    delivery: {
      kind: 'HOME',
      address: {
        fullName,
        mobile,
        ...area,
        area: 'Road 9/A',
        line: 'House 42, flat 5B',
        floor: 5,
        lift: true,
      },
      outlet: { id: 'dhanmondi', name: 'Dhanmondi 27' },
      ...{ day: '2026-11-26', charge: 1200, stairs: 0, earliest: '2026-11-24', latest: '2026-11-28' },
      ...delivery,
    },
    payment: {
      ...{ method: 'CARD', state: 'PAID', toPay: 86_325, paid: 86_325, now: 86_325, atTheDoor: 0 },
      ...{ canPayAgain: false, ways: [], canCancel: false },
      ...payment,
    },
  });
}

const ways: PaymentMethodOption[] = [
  { method: 'CARD', offered: true, reason: null, now: 86_325, atTheDoor: 0 },
  { method: 'WALLET', offered: true, reason: null, now: 86_325, atTheDoor: 0 },
  { method: 'CASH_ON_DELIVERY', offered: false, reason: 'ABOVE_LIMIT', now: 0, atTheDoor: 0 },
  { method: 'PAY_LATER', offered: true, reason: null, now: 0, atTheDoor: 0 },
];

export const unpaidPaymentFixture = {
  paid: 0,
  canPayAgain: true,
  canCancel: true,
  ways,
  reservedUntil: '2026-11-16T08:35:00.000Z',
};
const placed = { kind: 'PLACED', at: '2026-11-16T08:02:00.000Z' } as const;
const ended = (kind: Order['timeline'][number]['kind']) => [placed, { kind, at: '2026-11-16T08:05:00.000Z' }];
const longName =
  'Uthan folding lounger with a back that adjusts to five positions, for verandah, roof or garden, light enough for two to carry';
const read = (change?: OrderOverrides): FetchOrderResult => ({
  at: 'order',
  order: createOrderFixture(change),
  gatewayUnreachable: false,
});

const text = z.string().min(1);
const account = z.strictObject({ bank: text, branch: text, name: text, number: text, routingNumber: text });

/** The schema of the page data in stories. It contains nothing about the customer. */
export const orderPageLoaderDataSchema = z.strictObject({ now: z.iso.datetime(), bankAccount: account });

export const orderPageLoaderDataFixture = {
  now: '2026-11-16T06:00:00.000Z',
  bankAccount: toBankAccount(environmentSchema.parse({})),
};

/** A stand-in for a QR code, which leads nowhere. */
const codeOfStories = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v1h1v1h1v2h-2v-1h-1v-1h-1z"/></svg>')}`;

/** `never` is a response that does not arrive. */
export type OrderResponseFixture = FetchOrderResult | 'never';

/** The API's responses, one for each state of the page. */
export const orderResponseFixtures = {
  paid: read(),
  loading: 'never',
  pending: read({ payment: { ...unpaidPaymentFixture, state: 'PENDING' }, timeline: [placed] }),
  failed: read({ payment: { ...unpaidPaymentFixture, state: 'FAILED' }, timeline: ended('PAYMENT_FAILED') }),
  cancelled: read({
    payment: { ...unpaidPaymentFixture, state: 'CANCELLED' },
    timeline: ended('PAYMENT_CANCELLED'),
  }),
  later: read({
    payment: {
      ...{ ...unpaidPaymentFixture, method: 'PAY_LATER', state: 'LATER', now: 0 },
      reservedUntil: '2026-11-19T08:02:00.000Z',
    },
    timeline: [placed],
  }),
  atDoor: read({
    payment: {
      ...{ method: 'CASH_ON_DELIVERY', state: 'PENDING', paid: 0, now: 0, atTheDoor: 86_325 },
      canCancel: true,
    },
    timeline: [placed],
  }),
  advance: read({
    payment: {
      ...{ method: 'CASH_ON_DELIVERY', state: 'ADVANCE_PAID', paid: 8633, now: 8633, atTheDoor: 77_692 },
    },
    timeline: ended('ADVANCE_PAID'),
  }),
  expired: read({
    state: 'EXPIRED',
    payment: { ...unpaidPaymentFixture, state: 'PENDING', reservedUntil: undefined },
    timeline: ended('EXPIRED'),
  }),
  long: read({
    lines: [createSoldLineFixture('UTH-1', longName, { quantity: 2, salesPrice: 46_950, price: 42_562 })],
    contact: { email: `${'farzana.rahman.chowdhury.'.repeat(4)}sylhet@furniture.example` },
  }),
  bangla: read({
    lines: usualLines.map((one) => ({ ...one, title: 'মেঘনা তিন সিটের সোফা' })),
    contact: { fullName: 'ফারজানা রহমান' },
    delivery: {
      ...{ kind: 'HOME', day: '2026-11-26' },
      address: { fullName: 'ফারজানা রহমান চৌধুরী', mobile, ...area, area: 'রোড ৯/এ', line: 'বাড়ি ৪২, ফ্ল্যাট ৫বি' },
    },
  }),
  nowhere: { at: 'nowhere' },
  unreachable: { at: 'failed', reason: 'We could not reach the shop.' },
} satisfies Record<string, OrderResponseFixture>;

/** Mocks the order fetcher with this response. Returns a function that undoes it. */
export function mockOrder(answer: OrderResponseFixture): () => void {
  const usual = useOrderApi.getInitialState();
  // Not undone: the invoice is still mounted while its story is torn down, and would request its code again.
  useQrCodeSource.setState({ sourceOf: () => codeOfStories });
  useOrderApi.setState({
    read: async function* () {
      if (answer === 'never') await new Promise(() => {});
      else yield answer;
    },
  });
  return () => useOrderApi.setState(usual);
}
