import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Tag, TagList, TagRemove, TagToggle } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  subcomponents: { TagList, TagRemove, TagToggle },
  args: { children: 'Jute linen' },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves from one remove button to the next.', step: 'Tab reaches each button' },
      {
        keys: ['Enter', 'Space'],
        action: 'On a remove button: removes the tag. The focus moves to the tag that takes its place.',
        step: 'Enter removes a tag and focuses the next one',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a toggle: switches it on or off.',
        step: 'Space switches a toggle',
      },
    ],
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const filters = ['Sofas', 'L-shapes', 'Divans', 'Armchairs', '৳15,000 to ৳1,30,000'];

function Filters() {
  const [left, setLeft] = useState(filters);
  return (
    <TagList aria-label="Active filters">
      {left.map((filter) => (
        <li key={filter} className="max-w-full">
          <Tag>
            {filter}
            <TagRemove
              aria-label={`Remove ${filter}`}
              onClick={() => setLeft(left.filter((other) => other !== filter))}
            />
          </Tag>
        </li>
      ))}
    </TagList>
  );
}

export const Removable: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => <Filters />,
};

/** The remove button is as high as its tag and has a touch target of 44 px. */
export const Removing: Story = {
  render: () => <Filters />,
  play: async ({ canvas, step }) => {
    const cross = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await step('Tab reaches each button', async () => {
      for (const filter of filters) {
        await userEvent.tab();
        await expect(cross(filter)).toHaveFocus();
      }
    });
    await step('The touch target of the remove button is 44 px wide', async () => {
      const { top, left } = cross('Sofas').getBoundingClientRect();
      await expect(getComputedStyle(cross('Sofas'), '::before').width).toBe('44px');
      await expect(document.elementFromPoint(left + 8, top - 3)).toBe(cross('Sofas'));
    });
    await step('Enter removes a tag and focuses the next one', async () => {
      cross('L-shapes').focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('L-shapes')).toBeNull();
      await expect(cross('Divans')).toHaveFocus();
    });
    await step('Removing the last tag focuses the one before it', async () => {
      cross('৳15,000 to ৳1,30,000').focus();
      await userEvent.keyboard(' ');
      await expect(cross('Armchairs')).toHaveFocus();
    });
  },
};

/** With `asChild`, a link leads to the same list without the filter, and works without JavaScript. */
export const AsLinks: Story = {
  render: () => (
    <TagList aria-label="Active filters">
      <li>
        <Tag>
          In stock now
          <TagRemove asChild aria-label="Remove In stock now">
            <a href="#without-stock">
              <Icon name="close" width={18} height={18} />
            </a>
          </TagRemove>
        </Tag>
      </li>
    </TagList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove In stock now' })).toHaveAttribute(
      'href',
      '#without-stock',
    );
  },
};

const change = fn();

export const Toggles: Story = {
  tags: ['forced-colours', 'rtl'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <TagToggle defaultPressed onPressedChange={change}>
        In stock now
      </TagToggle>
      <TagToggle>On offer</TagToggle>
      <TagToggle>Fits a lift</TagToggle>
      <TagToggle disabled>Seen today</TagToggle>
    </div>
  ),
  play: async ({ canvas, step }) => {
    change.mockClear();
    const toggle = canvas.getByRole('button', { name: 'In stock now' });
    await step('Space switches a toggle', async () => {
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(change.mock.calls).toEqual([[false], [true]]);
    });
    toggle.blur();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <TagList aria-label="Active filters">
      <li className="max-w-full">
        <Tag>
          Unbleached hand-loomed jute linen with a woven border from Rangpur
          <TagRemove aria-label="Remove the cloth" />
        </Tag>
      </li>
    </TagList>
  ),
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  render: () => (
    <div lang="bn" className="flex flex-wrap items-center gap-2">
      <Tag>
        বসার ঘর
        <TagRemove aria-label="বসার ঘর বাদ দিন" />
      </Tag>
      <TagToggle defaultPressed>এখনই আছে</TagToggle>
    </div>
  ),
};
