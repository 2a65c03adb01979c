import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MegaMenu, type MegaMenuEntry } from './mega-menu.tsx';
import { menuItemFixtures } from './menu-items.fixtures.ts';

const items: MegaMenuEntry[] = [
  ...menuItemFixtures.map((room) =>
    room.id === 'living'
      ? {
          ...room,
          aside: (
            <div className="h-full min-h-72 bg-backdrop-living p-6 corner-mitre">
              <p className="font-display text-small-title">The Meghna in five cloths</p>
            </div>
          ),
          footer: <span className="text-muted text-small">124 pieces, 96 in stock</span>,
        }
      : room,
  ),
  { id: 'offers', label: 'Offers', href: '#offers', accent: true },
];

const sameAsDefault = {
  duplicateReason: 'It proves what happens; at its end the menu is closed as in Default.',
};

const meta = {
  title: 'Components/MegaMenu',
  component: MegaMenu,
  args: { items, label: 'Rooms' },
  globals: { viewport: { value: 'large' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    targets: {
      controls: 24,
      because: 'The arrow beside an entry is for the keyboard; a finger presses the entry, 76 high.',
    },
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from entry to entry; each is a link, followed by its button.',
        step: 'Tab moves from the link to its button',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a button: opens or closes its panel.',
        step: 'Enter and Space open and close the panel',
      },
      {
        keys: ['Tab'],
        action: 'On the button of an open panel: moves into the panel.',
        step: 'Tab moves into the open panel',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        action: 'In the row: moves to the next or previous link or button. Reversed in right-to-left pages.',
        step: 'The arrow keys move along the row',
      },
      {
        keys: ['Home', 'End'],
        action: 'In the row: moves to the first or last entry. In a panel: moves to its first or last link.',
        step: 'Home and End move to the first and the last entry',
      },
      {
        keys: ['ArrowDown'],
        action:
          'On an entry: opens its panel and moves to the first link. In a panel: moves to the next link.',
        step: 'ArrowDown opens the panel and moves into it',
      },
      {
        keys: ['ArrowUp'],
        action: 'In a panel: moves to the previous link; from the first link, back to the entry.',
        step: 'ArrowUp moves back to the entry',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        action: 'In a panel: moves to the next or previous group.',
        step: 'The arrow keys move from group to group',
      },
      {
        keys: ['Escape'],
        action: 'Closes the panel. If the focus is inside it, returns the focus to its button.',
        step: 'Escape closes the panel and returns the focus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-160">
        <div className="relative h-19 px-8 [--piri-header-height:4.75rem]">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the panel of an entry, whether it is visible or not. */
function panelOf(canvasElement: HTMLElement, entry: string) {
  const panel = canvasElement.querySelector<HTMLElement>(`[data-value=${entry}] [data-slot=mega-menu-panel]`);
  if (!panel) throw new Error(`There is no panel for ${entry}.`);
  return panel;
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const living = panelOf(canvasElement, 'living');
    const toggle = canvas.getByRole('button', { name: 'Show Living' });
    const link = canvas.getByRole('link', { name: 'Living' });
    await step('Tab moves from the link to its button', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(living).not.toBeVisible();
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
    });
    await step('Enter and Space open and close the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(' ');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(living).not.toBeVisible());
      await userEvent.keyboard(' ');
      await waitFor(() => expect(living).toBeVisible());
    });
    await step('Tab moves into the open panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'All Sofas' })).toHaveFocus();
    });
    await step('The arrow keys move from group to group', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('link', { name: 'All Chairs' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('link', { name: 'All Sofas' })).toHaveFocus();
    });
    await step('Escape closes the panel and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(toggle).toHaveFocus();
      await waitFor(() => expect(living).not.toBeVisible());
    });
    await step('The arrow keys move along the row', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Bedroom' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(toggle).toHaveFocus());
    });
    await step('Home and End move to the first and the last entry', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Offers' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('ArrowDown opens the panel and moves into it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'All Sofas' })).toHaveFocus();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
    await step('ArrowUp moves back to the entry', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(link).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    link.blur();
    await waitFor(() => expect(living).not.toBeVisible());
  },
};

export const Open: Story = {
  tags: ['forced-colours', 'reduced-motion'],
  args: { defaultValue: 'living' },
  play: async ({ canvasElement }) => {
    const panel = panelOf(canvasElement, 'living');
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await expect(panel).not.toHaveAttribute('inert');
    await expect(panelOf(canvasElement, 'bedroom')).toHaveAttribute('inert');
    await expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** The panel covers positioned content of the page, even if the bar around the menu has no `z-index`. */
export const AbovePositionedContent: Story = {
  args: { defaultValue: 'living' },
  parameters: {
    visual: { noScreenshotReason: 'The panel looks as in Open. What is below it is proven by its step.' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p className="relative z-10 -mx-8 h-60 bg-surface-strong p-8">The latest sofas</p>
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const panel = panelOf(canvasElement, 'living');
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await step('The panel is above the content', async () => {
      const { left, top, width, height } = canvas.getByText('The latest sofas').getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(panel.contains(topmost)).toBe(true);
    });
  },
};

export const OpenWithoutAside: Story = {
  args: { defaultValue: 'bedroom' },
};

/** A mouse click follows the link and closes the panel; hovering does not open it again for a second. */
export const ClosedForASecond: Story = {
  parameters: { visual: sameAsDefault },
  play: async ({ canvas, canvasElement, step }) => {
    const panel = panelOf(canvasElement, 'living');
    const link = canvas.getByRole('link', { name: 'Living' });
    const hoverFor = async (duration: number) => {
      for (const end = performance.now() + duration; performance.now() < end; ) {
        fireEvent.pointerMove(link, { pointerType: 'mouse' });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await step('Hovering opens the panel', async () => {
      await hoverFor(300);
      await expect(panel).toHaveAttribute('data-state', 'open');
    });
    await step('A click closes the panel and keeps it closed for a second', async () => {
      await userEvent.pointer({ keys: '[MouseLeft]', target: link });
      await expect(panel).toHaveAttribute('data-state', 'closed');
      await hoverFor(900);
      await expect(panel).toHaveAttribute('data-state', 'closed');
    });
    await step('Hovering opens the panel again after the second', async () => {
      await hoverFor(500);
      await expect(panel).toHaveAttribute('data-state', 'open');
    });
    await userEvent.unhover(link);
    link.blur();
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

/** On touch screens, the first tap opens the panel and the second closes it; only the links inside navigate. */
export const Touch: Story = {
  parameters: { visual: sameAsDefault },
  play: async ({ canvas, canvasElement }) => {
    const panel = panelOf(canvasElement, 'living');
    const link = canvas.getByRole('link', { name: 'Living' });
    const before = window.location.hash;
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.pointer({ keys: '[TouchA]', target: link });
    await expect(panel).toHaveAttribute('data-state', 'closed');
    await expect(window.location.hash).toBe(before);
    link.blur();
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

/** Before hydration, with only the server's HTML, the style sheet opens the panel on focus. */
export const WithoutJavaScript: Story = {
  name: 'Without JavaScript',
  render: (args) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is this component's own server rendering
    <div className="h-full" dangerouslySetInnerHTML={{ __html: renderToString(<MegaMenu {...args} />) }} />
  ),
  play: async ({ canvasElement }) => {
    const panel = panelOf(canvasElement, 'bedroom');
    const link = canvasElement.querySelector<HTMLElement>('[data-value=bedroom] [data-has-panel]');
    await expect(panel).not.toBeVisible();
    await expect(panel).not.toHaveAttribute('inert');
    link?.focus();
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getByRole('link', { name: 'Alna Racks' })).toBeVisible();
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'living',
    items: menuItemFixtures.slice(0, 4).map((room) => ({
      ...room,
      label: `${room.label} and everything that goes with it`,
      children: (room.children ?? []).map((group) => ({
        ...group,
        label: `${group.label} for large families and small rooms`,
        children: (group.children ?? []).map((link) => ({
          ...link,
          label: `${link.label}, carried up to the ninth floor`,
          description: '1,24,000',
        })),
      })),
    })),
  },
};

export const Bangla: Story = {
  args: {
    lang: 'bn',
    label: 'ঘর',
    defaultValue: 'living',
    labels: { all: (label) => `সব ${label}`, toggle: (label) => `${label} দেখুন` },
    items: [
      {
        id: 'living',
        label: 'বসার ঘর',
        href: '#living',
        children: [
          {
            id: 'sofa',
            label: 'সোফা',
            href: '#sofa',
            children: [{ id: 'divan', label: 'ডিভান', href: '#divan' }],
          },
          {
            id: 'chair',
            label: 'চেয়ার',
            href: '#chair',
            children: [{ id: 'dolna', label: 'দোলনা', href: '#dolna' }],
          },
        ],
      },
      { id: 'bedroom', label: 'শোবার ঘর', href: '#bedroom' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'living' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).not.toHaveAttribute('dir');
    const link = canvas.getByRole('link', { name: 'Bedroom' });
    link.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show Living' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Show Living' }).blur();
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { defaultValue: 'living' },
};
