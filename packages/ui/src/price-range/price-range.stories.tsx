import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldError, FieldHint } from '../field/field.tsx';
import { PriceRange } from './price-range.tsx';

const taka = (price: number) => `৳${price.toLocaleString('en-IN')}`;

const meta = {
  title: 'Components/PriceRange',
  component: PriceRange,
  args: {
    legend: 'Price',
    min: 1950,
    max: 185000,
    step: 50,
    defaultValue: [7450, 130000],
    format: taka,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  argTypes: { legend: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the lower thumb, the upper thumb, the lower field and the upper field.',
        step: 'Tab moves through the thumbs and the fields',
      },
      {
        keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        action: 'On a thumb: moves it by one step, never past the other thumb.',
        step: 'The arrow keys are handled by the native slider',
      },
      { keys: ['Enter'], action: 'In a field: applies the typed price.', step: 'Enter applies the price' },
      { keys: ['Escape'], action: 'In a field: discards the typed price.', step: 'Escape resets the field' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const [low, high] = canvas.getAllByRole('slider');
    const [lowBox, highBox] = canvas.getAllByRole('textbox');
    await step('Tab moves through the thumbs and the fields', async () => {
      for (const stop of [low, high, lowBox, highBox]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    // Synthetic keys do not move a native slider, so the step only checks that it is one.
    await step('The arrow keys are handled by the native slider', async () => {
      await expect(low).toHaveProperty('type', 'range');
      await expect(low).toHaveProperty('step', '50');
      await expect(low).toHaveAccessibleName('Lowest price');
      await expect(low).toHaveAttribute('aria-valuetext', '৳7,450');
    });
    await step('Enter applies the price', async () => {
      await userEvent.click(lowBox as HTMLElement);
      await userEvent.keyboard('১৫০০০{Enter}');
      await expect(lowBox).toHaveValue('৳15,000');
      await expect(low).toHaveValue('15000');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([15000, 130000]);
    });
    await step('Escape resets the field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('12{Escape}');
      await expect(highBox).toHaveValue('৳1,30,000');
      await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    });
    highBox?.blur();
  },
};

/** If a typed price has to be changed, a line below says why until the next change. */
export const Corrected: Story = {
  tags: ['w320'],
  args: { defaultValue: [7450, 130000] },
  play: async ({ args, canvas }) => {
    const [lowBox, highBox] = canvas.getAllByRole('textbox');
    const status = canvas.getByRole('status');
    await userEvent.click(lowBox as HTMLElement);
    await userEvent.keyboard('500{Enter}');
    await expect(lowBox).toHaveValue('৳1,950');
    await expect(status).toHaveTextContent('Prices range from ৳1,950 to ৳1,85,000.');
    await userEvent.click(highBox as HTMLElement);
    await userEvent.keyboard('cheap');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(status).toHaveTextContent('Please enter a price in figures.');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([1950, 185000]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const WholeRange: Story = {
  args: { defaultValue: [1950, 185000] },
};

/** The focus ring of a thumb is drawn inside its edge, as a fill. */
export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('slider')[0]).toHaveFocus();
  },
};

/** With both thumbs at the upper end, the lower one is on top, because only it can still be moved. */
export const ThumbsTogether: Story = {
  args: { defaultValue: [185000, 185000] },
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getAllByRole('slider')[0]?.getBoundingClientRect();
    const view = canvasElement.ownerDocument;
    const onTop = view.elementFromPoint((line?.right ?? 0) - 22, (line?.top ?? 0) + 22);
    await expect(onTop).toHaveAccessibleName('Lowest price');
  },
};

export const Invalid: Story = {
  name: 'Error',
  render: (args) => (
    <Field>
      <PriceRange {...args} defaultValue={[7450, 8000]} />
      <FieldError>No pieces cost between ৳7,450 and ৳8,000. Try a wider range.</FieldError>
      <FieldHint>The next piece is a chair for ৳9,900.</FieldHint>
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    legend: 'What a wardrobe may cost, including delivery, carrying upstairs and assembly by our own team',
    max: 100000000,
    defaultValue: [12500000, 98765432],
  },
};

export const Bangla: Story = {
  args: {
    legend: 'দাম',
    format: (price) => `৳${price.toLocaleString('bn-BD')}`,
    labels: { from: 'সর্বনিম্ন দাম', to: 'সর্বোচ্চ দাম' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
