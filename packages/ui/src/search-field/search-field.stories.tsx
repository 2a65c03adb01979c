import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    action: '#shop',
    name: 'query',
    hidden: { categoryName: 'all' },
    texts: { label: 'Search the shop', placeholder: 'Sofa, khat, almari…' },
    onSearch: fn<NonNullable<SearchFieldProps['onSearch']>>((_, event) => event.preventDefault()),
  },
  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'With text: searches.', step: 'Enter searches for the text' },
      {
        keys: ['Enter'],
        does: 'With nothing, or blanks only: closes the box.',
        step: 'Enter on blanks closes',
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button of a closed box: opens it, and the focus goes in.',
        step: 'The button opens the box',
      },
      {
        keys: ['Escape'],
        does: 'In an empty box: closes it, and the focus goes to the button.',
        step: 'Escape closes and returns focus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    const box = canvas.getByRole('searchbox', { name: 'Search the shop' });
    await step('Enter searches for the text', async () => {
      await userEvent.type(box, ' alna {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('alna', expect.anything());
    });
    await step('Enter on blanks closes', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '  {Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(box).not.toBeVisible();
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('The button opens the box', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(box).toBeVisible();
      await expect(box).toHaveFocus();
    });
    await step('Escape closes and returns focus', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('{Escape}');
      await expect(box).not.toBeVisible();
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    box.blur();
  },
};

export const Closed: Story = { args: { defaultOpen: false } };

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
  },
};

export const LongText: Story = {
  tags: ['w320'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox'),
      'A corner sofa that goes round a pillar and up nine floors',
    );
    canvas.getByRole('searchbox').blur();
  },
};

export const Bangla: Story = {
  args: { texts: { label: 'খুঁজুন', placeholder: 'সোফা, খাট, আলমারি…' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
