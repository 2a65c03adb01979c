import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'pieces in your cart' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('pieces in your cart');
    await expect(text.getBoundingClientRect().width).toBe(1);
    await expect(text.parentElement?.textContent).toBe('3 pieces in your cart');
  },
};

/** A heading that structures the page for screen readers and is not visible. */
export const AHeading: Story = {
  render: () => (
    <section>
      <VisuallyHidden asChild>
        <h2>What you can do</h2>
      </VisuallyHidden>
      <Icon name="bag" />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What you can do' })).toBeInTheDocument();
  },
};
