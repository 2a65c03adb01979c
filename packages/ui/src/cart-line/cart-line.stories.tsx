import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { CartLine, CartLineNotice, CartLineSkeleton, CartLines } from './cart-line.tsx';
import {
  armchairLinePropsFixture,
  CartLineActionsFixture,
  sofaLinePropsFixture,
  stoolLinePropsFixture,
} from './cart-lines.fixtures.tsx';

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  subcomponents: { CartLines, CartLineNotice, CartLineSkeleton },
  args: sofaLinePropsFixture,
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the name, then to the quantity, then to the actions.',
        step: 'Tab moves through the controls of the line',
      },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        action: 'In the quantity: increases or decreases it by one.',
        step: 'The arrow keys change the quantity',
      },
    ],
  },
  render: (args) => (
    <CartLines className="max-w-222">
      <CartLine {...args} />
    </CartLines>
  ),
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Quantity of Meghna 3-Seater' });
    await step('Tab moves through the controls of the line', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Meghna 3-Seater' })).toHaveFocus();
      box.focus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Save for later: Meghna 3-Seater' })).toHaveFocus();
    });
    await step('The arrow keys change the quantity', async () => {
      box.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(box).toHaveValue('2');
      await userEvent.keyboard('{Home}');
      box.blur();
    });
  },
};

/** Several lines as in a cart, on the backdrops of their rooms. */
export const Multiple: Story = {
  tags: ['w320'],
  render: () => (
    <CartLines className="max-w-222">
      <CartLine {...sofaLinePropsFixture} />
      <CartLine {...armchairLinePropsFixture} />
      <CartLine {...stoolLinePropsFixture} />
    </CartLines>
  ),
};

/** A compact read-only row, for the cart preview or an order. */
export const Row: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => (
    <CartLines className="max-w-94">
      {[sofaLinePropsFixture, armchairLinePropsFixture, stoolLinePropsFixture].map(
        ({ name, href, image }, index) => (
          <CartLine
            key={name}
            layout="row"
            {...{ name, href, image }}
            backdrop={index === 0 ? 'living' : 'muted'}
            attributes={[['1 X ৳49,725', '2 X ৳16,800', '1 X ৳1,950'][index]]}
            price={<Price size="line" price={['৳49,725', '৳33,600', '৳1,950'][index]} unit="taka" />}
          />
        ),
      )}
    </CartLines>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByText('1 X ৳49,725')).toBeVisible();
  },
};

/** In one narrow column, a row can be edited as well. */
export const RowToWorkOn: Story = {
  name: 'Compact with actions',
  tags: ['w320'],
  render: () => (
    <CartLines className="max-w-160">
      <CartLine {...sofaLinePropsFixture} layout="row" attributes={['Ash linen, mahogany']} />
      <CartLine
        {...stoolLinePropsFixture}
        layout="row"
        attributes={['Natural gamari']}
        notice={<CartLineNotice>That’s all we have in stock.</CartLineNotice>}
      />
    </CartLines>
  ),
};

/** What the shopper has to know before paying is above the quantity. */
export const Notices: Story = {
  tags: ['w320', 'forced-colours'],
  render: () => (
    <CartLines className="max-w-222">
      <CartLine
        {...sofaLinePropsFixture}
        notice={<CartLineNotice>This was ৳51,480 when you added it and is now ৳49,725.</CartLineNotice>}
      />
      <CartLine
        {...armchairLinePropsFixture}
        notice={
          <CartLineNotice tone="warning">
            Only 2 left, so we’ve changed the quantity from 5 to 2.
          </CartLineNotice>
        }
      />
    </CartLines>
  ),
};

/** An unavailable line stays, so that the shopper knows what happened; its price is not counted. */
export const Unavailable: Story = {
  args: {
    state: 'unavailable',
    quantity: undefined,
    price: undefined,
    notice: <CartLineNotice tone="warning">Sold out, so it isn’t included in the total.</CartLineNotice>,
  },
};

/** Only the SKU is known while the shop cannot be reached. */
export const Unknown: Story = {
  name: 'Unknown item',
  args: {
    name: 'MGN-3S-ASH',
    href: undefined,
    image: undefined,
    backdrop: 'muted',
    attributes: ['No more details at the moment'],
    price: undefined,
  },
};

export const Loading: Story = {
  render: () => (
    <Skeleton label="Loading your cart…" className="max-w-222">
      <CartLines>
        <CartLineSkeleton />
        <CartLineSkeleton />
      </CartLines>
      <CartLines className="mt-8 max-w-94">
        <CartLineSkeleton layout="row" />
        <CartLineSkeleton layout="row" attributes={3} quantityEditable actions />
      </CartLines>
    </Skeleton>
  ),
};

const longName =
  'Uthan folding lounger with a back that adjusts to five positions, in oiled segun, for verandah, roof or garden';

export const LongText: Story = {
  tags: ['w320'],
  args: {
    name: longName,
    attributes: [
      'Olive cord seat, plantation segun frame oiled three times, solid beech wheels',
      'UTH-LNG-OLV-SEGUN-2026-SAVAR-WORKSHOP-LINE-2-000482',
      'Made to order, in Chattogram by Wed 30 Dec',
    ],
    price: (
      <Price
        price="৳12,37,100"
        listPrice="৳14,55,000"
        saving="Save ৳2,17,900"
        note="৳1,23,710 each"
        unit="taka"
      />
    ),
    notice: (
      <CartLineNotice tone="warning">
        Only 10 left across all our showrooms, so we’ve changed the quantity from 35 to 10. Call us if you’d
        like more made.
      </CartLineNotice>
    ),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    name: 'মেঘনা তিন সিটের সোফা',
    attributes: ['ছাই রঙের লিনেন, মেহগনি', 'ঢাকায় ২৬ নভেম্বরের মধ্যে'],
    price: <Price price="৳৪৯,৭২৫" listPrice="৳৫৮,৫০০" saving="৳৮,৭৭৫ কম" unit="টাকা" />,
    actions: <CartLineActionsFixture of="মেঘনা" />,
  },
};
