import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError } from '../field/field.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Tell me by text message' },
  argTypes: { description: { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves the focus to the switch.', step: 'Tab moves to the switch' },
      { keys: ['Space'], action: 'Turns it on or off.', step: 'Space turns the switch on and off' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Tell me by text message' });
    await step('Tab moves to the switch', async () => {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    });
    await step('Space turns the switch on and off', async () => {
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
    });
    control.blur();
  },
};

export const On: Story = { tags: ['forced-colours'], args: { defaultChecked: true } };

export const Focus: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

/** One per line, as on an account page. */
export const InAList: Story = {
  render: () => (
    <div className="divide-y divide-subtle border-subtle border-y">
      <Switch defaultChecked description="When the lorry leaves Savar, and half an hour before it arrives.">
        Tell me by text message
      </Switch>
      <Switch defaultChecked description="We’ll send the receipt either way.">
        Tell me by email
      </Switch>
      <Switch description="One newsletter, on the first of each month. Unsubscribe with one click.">
        New pieces and offers
      </Switch>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Tell me by email' })).toHaveAccessibleDescription(
      'We’ll send the receipt either way.',
    );
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Switch disabled>Call me on WhatsApp</Switch>
      <Switch disabled defaultChecked>
        Email me about this order
      </Switch>
    </>
  ),
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field>
      <Switch defaultChecked>Tell me by text message</Switch>
      <FieldError>We couldn’t save this. Check your connection and try again.</FieldError>
    </Field>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    children: 'Call the guard at the gate instead of me, between two and four in the afternoon',
    description:
      'He knows which of the three staircases is wide enough for a wardrobe, and he has the key to the roof.',
    defaultChecked: true,
  },
};

export const Bangla: Story = {
  args: { children: 'এসএমএস-এ জানান', description: 'সাভার থেকে গাড়ি ছাড়ার সময়', defaultChecked: true },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultChecked: true, description: 'When the lorry leaves Savar.' },
};
