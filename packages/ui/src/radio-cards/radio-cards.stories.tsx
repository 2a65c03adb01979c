import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint } from '../field/field.tsx';
import { RadioCard, RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  subcomponents: { RadioCard },
  args: { legend: 'When should we deliver it?', defaultValue: 'thursday', onValueChange: fn() },
  argTypes: { legend: { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the selected card.', step: 'Tab moves to the selected card' },
      {
        keys: ['ArrowDown', 'ArrowRight'],
        action: 'Selects the next available card.',
        step: 'The arrow keys select a chip and skip unavailable ones',
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        action: 'Selects the previous card.',
        step: 'The arrow keys select a chip and skip unavailable ones',
      },
      {
        keys: ['ArrowDown'],
        action: 'Before a card with a reason why it is unavailable: moves to that card without selecting it.',
        step: 'The arrow keys stop at an unavailable option but do not select it',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <RadioCards {...args}>
      <RadioCard
        value="thursday"
        trailing="৳1,200"
        description="Our own lorry and two people: carried to floor 5 and assembled."
      >
        Thursday 26 November, 10 am to 6 pm
      </RadioCard>
      <RadioCard value="later" trailing="৳1,200">
        Choose a later day
      </RadioCard>
      <RadioCard value="collect" trailing="Free">
        Collect from Dhanmondi 27
      </RadioCard>
    </RadioCards>
  ),
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const [thursday, later, collect] = canvas.getAllByRole('radio');
    await expect(thursday).toHaveAccessibleName('Thursday 26 November, 10 am to 6 pm ৳1,200');
    await expect(thursday).toHaveAccessibleDescription(/^Our own lorry/);
    await step('Tab moves to the selected card', async () => {
      await userEvent.tab();
      await expect(thursday).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowDown}');
    await expect(later).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(collect).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('collect');
    await userEvent.keyboard('{ArrowDown}');
    thursday?.blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** Chips with short labels. An unavailable option is struck through, and the hint below says why. */
export const Chips: Story = {
  render: () => (
    <Field>
      <RadioCards variant="chips" legend="Legs" defaultValue="segun">
        <RadioCard value="segun">Segun</RadioCard>
        <RadioCard value="walnut">Walnut</RadioCard>
        <RadioCard value="black" disabled>
          Black
        </RadioCard>
      </RadioCards>
      <FieldHint>Black legs don’t come with jute cloth.</FieldHint>
    </Field>
  ),
  play: async ({ canvas, step }) => {
    const [segun, walnut, black] = canvas.getAllByRole('radio');
    await step('The arrow keys select a chip and skip unavailable ones', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(walnut).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(segun).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(walnut).toBeChecked();
      await expect(black).not.toBeChecked();
    });
    await userEvent.keyboard('{ArrowLeft}');
    segun?.blur();
  },
};

export const ChipsFocus: Story = {
  args: { legend: 'Pay with', variant: 'chips', defaultValue: 'wallet' },
  render: (args) => (
    <RadioCards {...args}>
      <RadioCard value="wallet">Wallet</RadioCard>
      <RadioCard value="card">Card</RadioCard>
      <RadioCard value="cash">Cash on delivery</RadioCard>
    </RadioCards>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toHaveFocus();
  },
};

/** A row of chips that share the width. The reason or the content of a chip is below the row. */
export const Row: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: { legend: 'Pay with', variant: 'row', defaultValue: 'wallet' },
  render: (args) => (
    <RadioCards {...args}>
      <RadioCard
        value="wallet"
        expandedContent={
          <p className="text-small">You’ll confirm the payment in the wallet on your phone.</p>
        }
      >
        Wallet
      </RadioCard>
      <RadioCard value="card">Card</RadioCard>
      <RadioCard value="cash" disabledReason="Cash is accepted up to ৳1,00,000.">
        Cash on delivery
      </RadioCard>
    </RadioCards>
  ),
  play: async ({ args, canvas }) => {
    const cash = canvas.getByRole('radio', { name: 'Cash on delivery' });
    await expect(cash).toHaveAccessibleDescription('Cash is accepted up to ৳1,00,000.');
    await userEvent.click(canvas.getByText('Cash on delivery'));
    await expect(cash).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('You’ll confirm the payment in the wallet on your phone.')).toBeVisible();
  },
};

export const Empty: Story = {
  render: () => (
    <RadioCards legend="How would you like to pay?">
      <RadioCard
        value="card"
        description="You’ll pay on the bank’s own page and come straight back. We never see your card number."
      >
        Card
      </RadioCard>
      <RadioCard value="wallet">Mobile wallet</RadioCard>
      <RadioCard value="cash" description="Up to ৳1,00,000 in Dhaka.">
        Cash on delivery
      </RadioCard>
    </RadioCards>
  ),
};

/** The arrow keys stop at an unavailable option, so that its reason is read out, but do not choose it. */
export const Unavailable: Story = {
  tags: ['forced-colours'],
  args: { legend: 'When should we deliver it?', defaultValue: 'thursday' },
  render: (args) => (
    <RadioCards {...args}>
      <RadioCard value="thursday" trailing="৳1,200" description="Carried to floor 5 by two people.">
        Thursday 26 November
      </RadioCard>
      <RadioCard
        value="tomorrow"
        trailing="৳2,400"
        disabledReason="The rug is woven to order and will be here on Tuesday."
      >
        Tomorrow
      </RadioCard>
      <RadioCard value="collect" trailing="Free" disabled>
        Collect it
      </RadioCard>
      <RadioCard value="later" trailing="৳1,200">
        Choose a later day
      </RadioCard>
    </RadioCards>
  ),
  play: async ({ args, canvas, step }) => {
    const [thursday, tomorrow, , later] = canvas.getAllByRole('radio');
    await step('The arrow keys stop at an unavailable option but do not select it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(tomorrow).toHaveFocus();
      await expect(tomorrow).toHaveAccessibleDescription(
        'The rug is woven to order and will be here on Tuesday.',
      );
      await expect(thursday).toBeChecked();
      await userEvent.keyboard('[Space]');
      await expect(tomorrow).not.toBeChecked();
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowDown}');
      await expect(later).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('later');
    });
    later?.blur();
  },
};

/** The content of an option opens below it once it is chosen. */
export const Opens: Story = {
  name: 'Expanded content',
  tags: ['w320'],
  args: { legend: 'When should we deliver it?', defaultValue: 'thursday' },
  render: (args) => (
    <RadioCards {...args}>
      <RadioCard value="thursday" trailing="৳1,200">
        Thursday 26 November, 10 am to 6 pm
      </RadioCard>
      <RadioCard
        value="later"
        trailing="৳1,200"
        expandedContent={
          <RadioCards variant="chips" legend="Which day?">
            <RadioCard value="fri" expandedContent={<p className="text-small">After prayers, from 3 pm.</p>}>
              Fri 27
            </RadioCard>
            <RadioCard value="sat">Sat 28</RadioCard>
            <RadioCard value="sun">Sun 29</RadioCard>
          </RadioCards>
        }
      >
        Choose a later day
      </RadioCard>
      <RadioCard value="collect" trailing="Free">
        Collect from Dhanmondi 27
      </RadioCard>
    </RadioCards>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Fri 27' })).toBeNull();
    await userEvent.click(canvas.getByText('Choose a later day'));
    await expect(canvas.getByText('After prayers, from 3 pm.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sat 28'));
    await expect(canvas.getByRole('radio', { name: 'Sat 28' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Choose a later day/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    canvas.getByRole('radio', { name: 'Sat 28' }).blur();
  },
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field required>
      <RadioCards legend="How would you like to pay?">
        <RadioCard value="card">Card</RadioCard>
        <RadioCard value="wallet">Mobile wallet</RadioCard>
      </RadioCards>
      <FieldError>Choose how you would like to pay.</FieldError>
    </Field>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <RadioCards legend="When should we deliver it?" defaultValue="rope">
      <RadioCard
        value="stairs"
        trailing="৳1,200"
        description="Up to the ninth floor, if every turn is wider than 84 cm."
      >
        Thursday 26 November between ten in the morning and six in the evening
      </RadioCard>
      <RadioCard
        value="rope"
        trailing="৳1,24,000"
        description="Four people lift it up to the verandah with a rope. The building has to agree beforehand, in writing."
      >
        On the first dry Saturday after the rains, by way of the verandah
      </RadioCard>
    </RadioCards>
  ),
};

export const Bangla: Story = {
  render: () => (
    <RadioCards legend="কীভাবে দাম দেবেন?" defaultValue="cash">
      <RadioCard value="cash" description="ঢাকার ভেতরে ৳১,০০,০০০ পর্যন্ত" trailing="৳০">
        হাতে হাতে
      </RadioCard>
      <RadioCard value="wallet">মোবাইল ওয়ালেট</RadioCard>
    </RadioCards>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
