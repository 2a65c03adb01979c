import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the content', href: '#main' },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], action: 'As the first key on a page: shows the link.', step: 'Tab shows the link' },
      { keys: ['Enter'], action: 'Moves the focus to the content.', step: 'Enter moves to the content' },
      {
        keys: ['Tab'],
        action: 'On the link: hides it and moves the focus to the navigation.',
        step: 'Tab hides the link again',
      },
    ],
  },
  render: (args) => (
    <div className="min-h-40">
      <SkipLink {...args} />
      <nav aria-label="Rooms" className="bg-surface-muted p-6">
        <a href="#living" className="inline-flex min-h-6 items-center">
          Living
        </a>
      </nav>
      <main id="main" tabIndex={-1} className="p-6">
        The content of the page.
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().height).toBe(1);
    await step('Tab shows the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('Tab hides the link again', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Living' })).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBe(1);
    });
    canvas.getByRole('link', { name: 'Living' }).blur();
  },
};

export const Focused: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await step('Enter moves to the content', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    link.focus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link', { name: 'Skip to the content' }).getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth - 16);
  },
};
