import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Image, type ImageBackdrop } from '../image/image.tsx';
import { cutOutImageFixtures } from '../internal/docs/cut-out-images.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonText } from '../skeleton/skeleton.tsx';
import {
  OrderSummary,
  OrderSummaryAmount,
  OrderSummaryAmounts,
  OrderSummaryCollapsible,
} from './order-summary.tsx';

const figures = (
  <>
    <OrderSummaryAmount term="6 items (3 different)">৳93,900</OrderSummaryAmount>
    <OrderSummaryAmount term="Offers" tone="offer">
      −৳8,775
    </OrderSummaryAmount>
    <OrderSummaryAmount
      term={
        <>
          Delivery to <Link href="#place">Dhanmondi</Link>
        </>
      }
      note="by Thu 26 Nov"
    >
      ৳1,200
    </OrderSummaryAmount>
  </>
);

const meta = {
  title: 'Commerce/OrderSummary',
  component: OrderSummary,
  subcomponents: { OrderSummaryAmounts, OrderSummaryAmount, OrderSummaryCollapsible },
  args: {
    title: 'Summary',
    className: 'max-w-100',
    children: (
      <>
        <OrderSummaryAmounts>{figures}</OrderSummaryAmounts>
        <p className="text-small">
          <Link href="#coupon" className="inline-flex min-h-11 items-center">
            Add a coupon
          </Link>
        </p>
        <OrderSummaryAmounts>
          <OrderSummaryAmount term="To pay" emphasis="total">
            ৳86,325
          </OrderSummaryAmount>
        </OrderSummaryAmounts>
        <Button className="mt-2 w-full">Go to checkout</Button>
        <p className="mt-3 text-muted text-small">You won’t be charged until you confirm.</p>
      </>
    ),
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves through the links among the figures, then to the button.',
        step: 'Tab reaches the button last',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a collapsible summary: expands it in place, or collapses it.',
        step: 'The summary expands in place',
      },
    ],
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await step('Tab reaches the button last', async () => {
      for (let nth = 0; nth < 3; nth += 1) await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Go to checkout' })).toHaveFocus();
    });
    canvas.getByRole('button').blur();
  },
};

/** Without a discount, there is no line for one. */
export const Plain: Story = {
  args: {
    children: (
      <OrderSummaryAmounts>
        <OrderSummaryAmount term="1 item">৳1,950</OrderSummaryAmount>
        <OrderSummaryAmount term="To pay" emphasis="total">
          ৳1,950
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
    ),
  },
};

/** After the order is placed, there is nothing left to press. */
export const Paid: Story = {
  args: {
    title: 'What you paid',
    children: (
      <OrderSummaryAmounts>
        {figures}
        <OrderSummaryAmount term="Paid" emphasis="total" note="by card, on 20 November">
          ৳86,325
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
    ),
  },
};

const things: readonly (readonly [keyof typeof cutOutImageFixtures, ImageBackdrop])[] = [
  ['sofa', 'living'],
  ['armchair', 'dining'],
  ['stool', 'kids'],
];

const folded = (
  <OrderSummaryCollapsible
    label="Your order:"
    count="6 items"
    total="৳86,325"
    images={things.map(([thing, backdrop]) => (
      <Image key={thing} {...cutOutImageFixtures[thing]} alt="" fit="contain" ratio="1" backdrop={backdrop} />
    ))}
  >
    <OrderSummaryAmounts>
      {figures}
      <OrderSummaryAmount term="To pay" emphasis="total">
        ৳86,325
      </OrderSummaryAmount>
    </OrderSummaryAmounts>
  </OrderSummaryCollapsible>
);

/** Above a form on a phone. */
export const Collapsed: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => <div className="max-w-100">{folded}</div>,
};

/**
 * The expanded summary. The step calls `click()` because a test cannot trigger the browser's native Enter on
 * a `<summary>`.
 */
export const Expanded: Story = {
  tags: ['w320'],
  render: () => <div className="max-w-100">{folded}</div>,
  play: async ({ canvas, canvasElement, step }) => {
    const line = canvasElement.querySelector('summary');
    await step('The summary expands in place', async () => {
      await expect(canvas.getByText('To pay')).not.toBeVisible();
      await userEvent.tab();
      await expect(line).toHaveFocus();
      line?.click();
      await expect(canvas.getByText('To pay')).toBeVisible();
    });
    line?.blur();
  },
};

/** The labels are already there while the figures load. */
export const Loading: Story = {
  args: {
    children: (
      <Skeleton label="Loading the total…">
        <OrderSummaryAmounts>
          {['6 items (3 different)', 'Delivery to Dhanmondi', 'To pay'].map((term) => (
            <OrderSummaryAmount key={term} term={term}>
              <SkeletonText className="w-24" />
            </OrderSummaryAmount>
          ))}
        </OrderSummaryAmounts>
      </Skeleton>
    ),
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    title: 'The total for everything in your cart',
    children: (
      <OrderSummaryAmounts>
        <OrderSummaryAmount term="1,240 items (100 different), 3 of them made to order">
          ৳99,99,99,900
        </OrderSummaryAmount>
        <OrderSummaryAmount
          term="Coupon NOBOBORSHO-1433-FOR-OUR-FIRST-CUSTOMERS"
          tone="offer"
          note="Up to ৳5,000, once per customer, until the last day of Poush"
        >
          −৳5,000
        </OrderSummaryAmount>
        <OrderSummaryAmount term="To pay" emphasis="total">
          ৳99,99,94,900
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
    ),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    title: 'হিসাব',
    children: (
      <OrderSummaryAmounts>
        <OrderSummaryAmount term="তিন লাইনে ছয়টি জিনিস">৳৯৩,৯০০</OrderSummaryAmount>
        <OrderSummaryAmount term="ছাড়" tone="offer">
          −৳৮,৭৭৫
        </OrderSummaryAmount>
        <OrderSummaryAmount term="দিতে হবে" emphasis="total">
          ৳৮৫,১২৫
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
    ),
  },
};
