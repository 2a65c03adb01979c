import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldError } from '../field/field.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Take my old sofa away' },
  argTypes: { description: { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves the focus to the checkbox.', step: 'Tab moves to the checkbox' },
      { keys: ['Space'], action: 'Checks or unchecks it.', step: 'Space checks and unchecks it' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Take my old sofa away' });
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await step('Tab moves to the checkbox', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    await step('Space checks and unchecks it', async () => {
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    box.blur();
  },
};

export const Checked: Story = { tags: ['forced-colours'], args: { defaultChecked: true } };

export const Focus: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

/** In a list of filters, the count is at the end of the row and part of the accessible name. */
export const WithCounts: Story = {
  render: () => (
    <fieldset>
      <legend className="mb-1 font-semibold">Type</legend>
      <Checkbox description="22" defaultChecked>
        Sofas
      </Checkbox>
      <Checkbox description="11" defaultChecked>
        L-shapes
      </Checkbox>
      <Checkbox description="14">Divans</Checkbox>
      <Checkbox description="16">Armchairs</Checkbox>
      <Checkbox description="0" disabled>
        Sofa beds
      </Checkbox>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sofas 22' })).toBeChecked();
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox disabled>Assembled in the room</Checkbox>
      <Checkbox disabled defaultChecked>
        Carried to the fifth floor
      </Checkbox>
    </>
  ),
};

export const Invalid: Story = {
  name: 'Error',
  render: () => (
    <Field required>
      <Checkbox>
        I accept the <Link href="#terms">Terms &amp; Condition</Link>
      </Checkbox>
      <FieldError>Tick the box to place the order.</FieldError>
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the Terms & Condition' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Tick the box to place the order.');
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    description: '1,204',
    children:
      'Two people carry it upstairs, assemble it in the room where you want it, and take every scrap of packaging away with them',
  },
};

export const Bangla: Story = { args: { children: 'পুরোনো সোফাটি নিয়ে যান', lang: 'bn', defaultChecked: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultChecked: true, description: '22', children: 'Sofas' },
};
