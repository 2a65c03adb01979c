import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field, FieldHint, FieldLabel } from '../field/field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { 'aria-label': 'Quantity', defaultValue: 1, max: 8, onValueChange: fn() },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        action: 'In the field: increases or decreases the quantity by one.',
        step: 'The arrow keys change the quantity',
      },
      {
        keys: ['Home', 'End'],
        action: 'In the field: sets the minimum or maximum quantity.',
        step: 'Home and End set the minimum and the maximum',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a button: increases or decreases the quantity. The focus stays.',
        step: 'The buttons change the quantity',
      },
      {
        keys: ['0–9', '০–৯'],
        action: 'Enters the digit as typed. On blur, clamps the quantity; the status line says why.',
        step: 'Digits stay as typed until the field loses the focus',
      },
      {
        keys: ['Enter'],
        action: 'In the field: applies the typed quantity.',
        step: 'Enter applies the typed quantity',
      },
    ],
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const less = canvas.getByRole('button', { name: 'Decrease quantity' });
    const more = canvas.getByRole('button', { name: 'Increase quantity' });
    const status = canvas.getByRole('status');
    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await step('The arrow keys change the quantity', async () => {
      box.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(box).toHaveValue('2');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    });
    await step('Home and End set the minimum and the maximum', async () => {
      await userEvent.keyboard('{End}');
      await expect(box).toHaveValue('8');
      await expect(box).toHaveAttribute('aria-valuenow', '8');
      await userEvent.keyboard('{Home}');
      await expect(box).toHaveValue('1');
    });
    await step('The buttons change the quantity', async () => {
      more.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(box).toHaveValue('3');
      less.focus();
      await userEvent.keyboard('   ');
      await expect(box).toHaveValue('1');
      await expect(less).toHaveFocus();
      await expect(less).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Digits stay as typed until the field loses the focus', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '৫০');
      await expect(box).toHaveValue('৫০');
      await expect(status).toBeEmptyDOMElement();
      await userEvent.tab();
      await expect(box).toHaveValue('8');
      await expect(status).toHaveTextContent('The maximum is 8.');
      await expect(box).toHaveAccessibleDescription('The maximum is 8.');
    });
    await step('Enter applies the typed quantity', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '0{Enter}');
      await expect(box).toHaveValue('1');
      await expect(box).toHaveFocus();
      await expect(status).toHaveTextContent('The smallest quantity is 1.');
    });
    box.focus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    box.blur();
  },
};

/**
 * At the minimum or maximum, the button is disabled but keeps the focus, so that one press too many does not lose it.
 */
export const AtTheEnds: Story = {
  name: 'At minimum and maximum',
  render: () => (
    <div className="flex flex-wrap gap-4">
      <QuantityStepper aria-label="Chairs" defaultValue={1} />
      <QuantityStepper aria-label="Stools" defaultValue={6} max={6} />
    </div>
  ),
};

/** A typed quantity above the maximum is reduced, and the line below says why. The row does not shift. */
export const AboveMaximum: Story = {
  tags: ['rtl', 'w320'],
  args: { max: 11, labels: { aboveMax: 'Only 11 in stock.' } },
  render: (args) => (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      <QuantityStepper {...args} />
      <Button>Add to cart</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('spinbutton');
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    const before = button.getBoundingClientRect().top;
    await userEvent.clear(box);
    await userEvent.type(box, '12');
    await expect(box).toHaveValue('12');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(12);
    await userEvent.click(button);
    await expect(box).toHaveValue('11');
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 11 in stock.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(11);
    await expect(button.getBoundingClientRect().top).toBe(before);
    button.blur();
  },
};

export const NotANumber: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, 'three');
    await userEvent.tab();
    await expect(box).toHaveValue('3');
    await expect(canvas.getByRole('status')).toHaveTextContent('Reset to 3. Please enter a whole number.');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
  },
};

export const InAField: Story = {
  render: () => (
    <Field>
      <FieldLabel>Pithha dining chairs</FieldLabel>
      <QuantityStepper defaultValue={4} max={6} />
      <FieldHint>Six are in stock in Savar.</FieldHint>
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('spinbutton', { name: 'Pithha dining chairs' }),
    ).toHaveAccessibleDescription('Six are in stock in Savar.');
  },
};

export const Invalid: Story = {
  name: 'Error',
  args: { defaultValue: 12, max: 99, 'aria-invalid': true },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 2 },
  play: async ({ args, canvas }) => {
    for (const name of ['Increase quantity', 'Decrease quantity'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: { defaultValue: 12480, max: 99999, className: 'w-20' },
};

export const Bangla: Story = {
  args: { defaultValue: '৪', 'aria-label': 'পরিমাণ', labels: { decrease: 'একটি কম', increase: 'একটি বেশি' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: 3 } };
