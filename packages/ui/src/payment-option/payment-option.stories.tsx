import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { PaymentLogos } from '../payment-logos/payment-logos.tsx';
import { RadioCard, RadioCards } from '../radio-cards/radio-cards.tsx';
import { PaymentOption } from './payment-option.tsx';

const cards = <PaymentLogos aria-label="Cards we accept" logos={['credit', 'debit', 'prepaid', 'foreign']} />;
const wallet = <PaymentLogos aria-label="Wallets we accept" logos={['wallet']} />;
const chosen = fn<(value: string) => void>();

const meta = {
  title: 'Commerce/PaymentOption',
  component: PaymentOption,
  args: {
    value: 'card',
    children: 'Card',
    description: 'You’ll pay on the bank’s own page and come straight back. We never see your card number.',
    logos: cards,
  },
  argTypes: { logos: { control: false }, expandedContent: { control: false }, schedule: { control: false } },
  beforeEach: () => {
    chosen.mockReset();
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the selected payment method, or to the first.',
        step: 'Tab moves to the selected method',
      },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        action: 'Selects the next or previous method. For an unavailable one, only the reason is read out.',
        step: 'The arrow keys select a method and stop at unavailable ones',
      },
    ],
  },
  render: (args) => (
    <RadioCards
      legend="How would you like to pay?"
      defaultValue="card"
      onValueChange={chosen}
      className="max-w-170"
    >
      <PaymentOption {...args} />
      <PaymentOption value="wallet" logos={wallet}>
        Mobile wallet
      </PaymentOption>
      <PaymentOption value="cash" disabledReason="Cash is accepted up to ৳1,00,000. This order is ৳1,28,000.">
        Cash on delivery
      </PaymentOption>
      <PaymentOption
        value="transfer"
        description="We’ll hold your items for 3 days. Upload the transfer slip afterwards."
      >
        Pay later by bank transfer
      </PaymentOption>
    </RadioCards>
  ),
} satisfies Meta<typeof PaymentOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    const [card, mobile, cash, transfer] = canvas.getAllByRole('radio');
    // The logos are not part of the name: they would be read out with every arrow key.
    await expect(card).toHaveAccessibleName('Card');
    await step('Tab moves to the selected method', async () => {
      await userEvent.tab();
      await expect(card).toHaveFocus();
    });
    await step('The arrow keys select a method and stop at unavailable ones', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(cash).toHaveFocus();
      await expect(cash).toHaveAccessibleDescription(/^Cash is accepted up to/);
      await expect(mobile).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(transfer).toBeChecked();
      await expect(chosen.mock.calls).toEqual([['wallet'], ['transfer']]);
      await userEvent.keyboard('{ArrowDown}');
    });
    card?.blur();
  },
};

/** One payment now and the rest at the door: both amounts are shown before the option is chosen. */
export const InTwoParts: Story = {
  render: () => (
    <RadioCards legend="How would you like to pay?" defaultValue="cash" className="max-w-170">
      <PaymentOption
        value="cash"
        description="In taka, to the delivery team."
        schedule={[
          { when: 'Now, by card', amount: '৳8,633' },
          { when: 'On delivery', amount: '৳77,692' },
        ]}
      >
        Cash on delivery
      </PaymentOption>
      <PaymentOption value="wallet" logos={wallet}>
        Mobile wallet
      </PaymentOption>
    </RadioCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toHaveAccessibleDescription(
      /Now, by card ৳8,633\s?, On delivery ৳77,692\s?\.$/,
    );
  },
};

/** Once chosen, the card asks for the number of months. */
export const Instalments: Story = {
  args: {
    expandedContent: (
      <RadioCards variant="chips" legend="Over how many months?" defaultValue="once">
        <RadioCard value="once">In one go</RadioCard>
        <RadioCard value="6">6 × ৳14,388</RadioCard>
        <RadioCard value="12">12 × ৳7,194</RadioCard>
      </RadioCards>
    ),
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    children: 'Credit, debit and prepaid cards from every bank in Bangladesh, and international cards',
    description:
      'The bank will send a code to the mobile number it has for you; keep your phone beside you, with the sound on.',
    schedule: [
      { when: 'Now, to book your items', amount: '৳1,24,000' },
      { when: 'On delivery, before the team leaves', amount: '৳99,99,000' },
    ],
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <RadioCards lang="bn" legend="কীভাবে দাম দেবেন?" defaultValue="cash" className="max-w-170">
      <PaymentOption value="cash" description="ঢাকার ভেতরে ৳১,০০,০০০ পর্যন্ত">
        হাতে হাতে
      </PaymentOption>
      <PaymentOption value="wallet" disabledReason="এখন বন্ধ আছে।">
        মোবাইল ওয়ালেট
      </PaymentOption>
    </RadioCards>
  ),
};
