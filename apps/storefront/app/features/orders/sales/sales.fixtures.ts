import type { Sale, SaleReturn } from '@piri/contract/sales';
import { cartStateFixtures } from '../../cart/cart-page/cart.fixtures.ts';
import { useCartProducts } from '../../cart/pricing/cart-products-store.ts';
import { savePlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { clearPersonalData } from '../../customer/session/clear-personal-data.ts';
import {
  createOrderFixture,
  createSoldLineFixture,
  type OrderOverrides,
  type OrderResponseFixture,
  unpaidPaymentFixture,
} from '../order/order.fixtures.ts';
import { type FetchSalesResult, useSalesApi } from './sales-api.ts';

/** `never` is a response that does not arrive. */
type Answer = readonly Sale[] | 'never' | 'unreachable';

export interface MockSalesOptions {
  /** The customer's orders or bookings. */
  answer: Answer;
  /** The number on all pages. @default the number shown */
  total?: number;
  /** The orders placed in this browser without an account. */
  guest?: readonly Sale[];
}

/** Mocks the API and this browser's orders. Returns a function that undoes it. */
export function mockSales({ answer, total, guest = [] }: MockSalesOptions): () => void {
  for (const { orderId, invoiceId, orderNumber } of guest) {
    savePlacedOrder({ orderId, invoiceId, orderNumber, guestToken: 'of a story', lines: [] });
  }
  const { offers } = cartStateFixtures.usual.response;
  useCartProducts.setState({ offers, load: async () => ({ offers, succeeded: true }) });
  useSalesApi.setState({
    readSales: async () => answered(answer, total),
    readGuestSales: async () => answered(guest),
  });
  return () => {
    clearPersonalData();
    useCartProducts.setState({ ...useCartProducts.getInitialState() });
    useSalesApi.setState(useSalesApi.getInitialState());
  };
}

async function answered(answer: Answer, total?: number): Promise<FetchSalesResult> {
  if (answer === 'never') return new Promise<never>(() => {});
  if (answer === 'unreachable') return { at: 'failed', reason: 'We could not reach the shop.' };
  return { at: 'list', list: answer, total: total ?? answer.length };
}

const sofa = createSoldLineFixture('MGN-3S-ASH', 'Meghna 3-Seater', {
  salesPrice: 58_500,
  price: 49_725,
  cloth: 'Ash',
});
const chairs = createSoldLineFixture('KOL-MUSTARD', 'Koel Accent Chair', {
  quantity: 2,
  salesPrice: 16_800,
  cloth: 'Mustard',
});
const stools = createSoldLineFixture('PIRI-NEEL', 'Piri, the stool', {
  quantity: 2,
  salesPrice: 1950,
  cloth: 'Neel',
});
const rug = createSoldLineFixture('NKS-090-NS', 'Nokshi Shataranji Rug', { salesPrice: 5600 });
const lounger = createSoldLineFixture('UTH-1', 'Uthan Lounger', { salesPrice: 42_562 });

let made = 0;

function saleOf(lines: Sale['lines'], change: OrderOverrides = {}): Sale {
  made += 1;
  const sum = lines.reduce((subtotal, { total }) => subtotal + total, 0) + 1200;
  const { payment, ...rest } = change;
  return createOrderFixture({
    ...{ orderId: `o${made}`, invoiceId: `i${made}`, orderNumber: `PR-4F7K-${90 + made}` },
    createdAt: `2026-11-${String(17 - made).padStart(2, '0')}T08:02:00.000Z`,
    lines,
    ...rest,
    payment: { toPay: sum, paid: sum, now: sum, ...payment },
  });
}

const advance = { method: 'CARD', state: 'ADVANCE_PAID', paid: 4376, now: 4376, advance: 4376 } as const;
const booked = [{ ...lounger, madeToOrder: true }];

const orders = [
  saleOf([sofa, chairs, rug], { state: 'CONFIRMED' }),
  saleOf([stools], { payment: { ...unpaidPaymentFixture, state: 'FAILED' } }),
  saleOf([rug, stools], {
    payment: { ...unpaidPaymentFixture, method: 'PAY_LATER', state: 'LATER', now: 0 },
  }),
  saleOf([lounger], { state: 'SHIPPED' }),
  saleOf([chairs], { state: 'DELIVERED' }),
  saleOf([rug], { state: 'CANCELLED', payment: { state: 'FAILED', paid: 0 } }),
  saleOf([sofa], { state: 'REFUNDED', createdAt: '2025-12-28T08:02:00.000Z' }),
];

const waiting = { ...unpaidPaymentFixture, state: 'FAILED', advance: 4376, now: 4376 } as const;

const bookings = [
  saleOf(booked, { kind: 'BOOKING', payment: waiting }),
  saleOf(booked, { kind: 'BOOKING', payment: { ...advance, canCancel: true } }),
  saleOf(booked, { kind: 'BOOKING', state: 'CANCELLED', payment: advance }),
];

const longName =
  'Uthan folding lounger with a back that adjusts to five positions, for verandah, roof or garden, light enough for two to carry';

/** The lists, one for each state of a page. */
export const salesListResponseFixtures = {
  orders: { answer: orders, total: 23 },
  bookings: { answer: bookings },
  loading: { answer: 'never' },
  none: { answer: [] },
  unreachable: { answer: 'unreachable' },
  guest: { answer: [], guest: orders.slice(1, 2) },
  long: {
    answer: orders.map((one) => ({
      ...one,
      lines: one.lines.map((sold) => ({ ...sold, title: longName, quantity: 99 })),
      payment: { ...one.payment, toPay: 1_23_71_000 },
    })),
  },
  delivered: { answer: orders.filter(({ state }) => state === 'DELIVERED') },
  bangla: {
    answer: orders.map((one) => ({
      ...one,
      lines: one.lines.map((sold) => ({ ...sold, title: 'মেঘনা তিন সিটের সোফা' })),
    })),
  },
} satisfies Record<string, MockSalesOptions>;

const read = (order: Sale): OrderResponseFixture => ({ at: 'order', order, gatewayUnreachable: false });
const placed = { kind: 'PLACED', at: '2026-11-16T08:02:00.000Z' } as const;

const handedOver = {
  ...{ state: 'DELIVERED', createdAt: placed.at },
  timeline: [
    placed,
    { kind: 'PAID', at: '2026-11-16T08:05:00.000Z' },
    { kind: 'CONFIRMED', at: '2026-11-17T05:00:00.000Z' },
    { kind: 'SHIPPED', at: '2026-11-20T02:00:00.000Z' },
    { kind: 'DELIVERED', at: '2026-11-20T06:00:00.000Z' },
  ],
} satisfies OrderOverrides;

function asked(code: string, more: Pick<SaleReturn, 'state' | 'reason' | 'amount'>): SaleReturn {
  return {
    ...{ returnId: `${code} ${more.state}`, sourceType: 'item', code, quantity: 1, fileUrls: [] },
    ...{ requestedAt: '2026-11-21T08:02:00.000Z', ...more },
  };
}

/** Single orders, as their page shows them. */
export const saleDetailsResponseFixtures = {
  shipped: read(
    saleOf([sofa, chairs, rug], {
      ...{ state: 'SHIPPED', pin: '482913', createdAt: placed.at },
      totals: { subTotal: 97_700, total: 88_925, payable: 90_125 },
      timeline: [
        placed,
        { kind: 'PAID', at: '2026-11-16T08:05:00.000Z' },
        { kind: 'CONFIRMED', at: '2026-11-17T05:00:00.000Z' },
        { kind: 'SHIPPED', at: '2026-11-25T02:00:00.000Z' },
      ],
    }),
  ),
  booked: read(
    saleOf(booked, {
      ...{ kind: 'BOOKING', pin: '107358', createdAt: placed.at },
      totals: { subTotal: 42_562, total: 42_562, discount: 0, payable: 43_762 },
      payment: { ...advance, atTheDoor: 39_386, canCancel: true },
      timeline: [placed, { kind: 'ADVANCE_PAID', at: '2026-11-16T08:05:00.000Z' }],
    }),
  ),
  /** Awaits a transfer, with a slip sent earlier. */
  later: read(
    saleOf([rug, stools], {
      createdAt: placed.at,
      payment: {
        ...{ ...unpaidPaymentFixture, method: 'PAY_LATER', state: 'LATER', now: 0 },
        reservedUntil: '2026-11-27T08:02:00.000Z',
      },
      timeline: [placed, { kind: 'SLIP_ATTACHED', at: '2026-11-17T04:12:00.000Z' }],
      attachments: [
        {
          ...{ fileUrl: '/api/uploads/files/0c1d/', fileName: 'slip-17-november.pdf' },
          attachedAt: '2026-11-17T04:12:00.000Z',
        },
      ],
    }),
  ),
  delivered: read(
    saleOf([sofa, chairs, { ...stools, quantity: 4 }], {
      ...handedOver,
      returnableUntil: '2025-11-23T06:00:00.000Z',
    }),
  ),
  returned: read(
    saleOf([sofa, chairs, stools], {
      ...handedOver,
      returnableUntil: '2025-11-23T06:00:00.000Z',
      returns: [
        asked('MGN-3S-ASH', { state: 'REQUESTED', reason: 'BROKEN', amount: 49_725 }),
        asked('KOL-MUSTARD', { state: 'APPROVED', reason: 'WRONG', amount: 16_800 }),
        asked('PIRI-NEEL', { state: 'REFUNDED', reason: 'CHANGED_MIND', amount: 1852 }),
      ],
    }),
  ),
  lookedUp: read({
    ...saleOf([sofa, chairs, rug], {
      ...{ access: 'STATUS', state: 'SHIPPED', createdAt: placed.at },
      ...{ contact: { fullName: '', mobile: '' }, delivery: { address: undefined, outlet: undefined } },
      timeline: [placed, { kind: 'SHIPPED', at: '2026-11-25T02:00:00.000Z' }],
    }),
    contact: { fullName: '', mobile: '' },
  }),
  unconfirmed: read(
    saleOf([chairs, rug], {
      ...{ state: 'EXPIRED', createdAt: placed.at },
      payment: { method: 'CASH_ON_DELIVERY', state: 'PENDING', paid: 0, now: 0, reservedUntil: undefined },
      timeline: [placed, { kind: 'EXPIRED', at: '2026-11-19T08:02:00.000Z' }],
    }),
  ),
} satisfies Record<string, OrderResponseFixture>;
