import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { CurrencySelect } from '../currency-select/currency-select.tsx';
import { flagUrlFixtures } from '../currency-select/flags.fixtures.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Logo } from '../logo/logo.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { menuItemFixtures } from '../mega-menu/menu-items.fixtures.ts';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const flag = (src: string) => <img src={src} alt="" width={24} height={16} />;

const meta = {
  title: 'Components/NavigationBar',
  component: NavigationBar,
  args: {
    announcement: (
      <>
        <p className="truncate">
          Delivery: <b>6 days in Dhaka</b>, 14 elsewhere.
        </p>
        <a href="#outlets" className="ms-auto flex min-h-6 items-center max-md:hidden">
          Find a Store
        </a>
      </>
    ),
    menu: (
      <IconButton aria-label="Menu" popoverTarget="rooms">
        <Icon name="menu" />
      </IconButton>
    ),
    logo: (
      <a href="#home" aria-label="Piri, home page">
        <Logo />
      </a>
    ),
    links: <MegaMenu items={menuItemFixtures} label="Rooms" />,
    search: <SearchField action="#shop" name="query" labels={{ placeholder: 'Sofa, khat, almari…' }} />,
    settings: (
      <CurrencySelect
        value="BDT"
        options={[
          { value: 'BDT', label: 'Bangladeshi taka', flag: flag(flagUrlFixtures.BDT) },
          { value: 'USD', label: 'US dollar', flag: flag(flagUrlFixtures.USD) },
        ]}
      />
    ),
    children: (
      <>
        <IconButton aria-label="Account">
          <Icon name="account" />
        </IconButton>
        <IconButton asChild aria-label="Wishlist, 2 items">
          <a href="#wishlist">
            <Icon name="heart" />
            <CountBadge cssVariable="--sample-wishes" />
          </a>
        </IconButton>
        <IconButton aria-label="Cart, 3 items">
          <Icon name="bag" />
          <CountBadge cssVariable="--sample-things" />
        </IconButton>
        <MobileMenu id="rooms" items={menuItemFixtures} labels={{ title: 'All rooms' }} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
    targets: { controls: 24, because: 'The arrows of its menu are for the keyboard, as MegaMenu says.' },
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves through the bar in reading order.',
        step: 'Tab moves through the bar in reading order',
      },
      {
        keys: ['Shift Tab'],
        action: 'Moves back through the page into a fixed bar. The bar never covers the focused element.',
        step: 'The bar never covers the focused element',
      },
    ],
  },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--sample-wishes', '"2"');
    style.setProperty('--sample-things', '"3"');
    window.scrollTo(0, 0);
    return () => {
      style.removeProperty('--sample-wishes');
      style.removeProperty('--sample-things');
      window.scrollTo(0, 0);
    };
  },
  render: (args) => (
    <>
      <NavigationBar {...args} />
      <main className="mx-auto grid h-[200vh] max-w-page content-between bg-surface-muted p-8">
        <a href="#first">The first link of the page</a>
        <a href="#last">The last link of the page</a>
      </main>
    </>
  ),
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From 1280 px: one row. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await step('Tab moves through the bar in reading order', async () => {
      canvas.getByRole('link', { name: 'Piri, home page' }).focus();
      const order: string[] = [];
      for (let presses = 0; presses < 40 && order.at(-1) !== 'Cart, 3 items'; presses++) {
        await userEvent.tab();
        const { activeElement } = document;
        order.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
      }
      const wide = window.innerWidth >= 1280;
      await expect(order.slice(-5)).toEqual(
        ['Search', 'CurrencyBDTUSD', 'Account', 'Wishlist, 2 items', 'Cart, 3 items'].slice(-5),
      );
      await expect(order[0]).toBe(wide ? 'Living' : 'Search');
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Fixed to the window: 64 px high, without the announcement. */
export const Fixed: Story = {
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const main = canvas.getByRole('main');
    const top = () => main.getBoundingClientRect().top + window.scrollY;
    const before = top();
    const fixedAt = async (position: number, fixed: boolean) => {
      window.scrollTo(0, position);
      await waitFor(() => expect(header.hasAttribute('data-fixed')).toBe(fixed));
      await expect(top()).toBe(before);
    };
    await step('The bar is fixed from 110 px and released below 108 px', async () => {
      await fixedAt(109, false);
      await fixedAt(110, true);
      await fixedAt(108, true);
      await fixedAt(107, false);
      await fixedAt(109, false);
    });
    await step('The bar never covers the focused element', async () => {
      canvas.getByRole('link', { name: 'The last link of the page' }).focus();
      await waitFor(() => expect(header.hasAttribute('data-fixed')).toBe(true));
      const first = canvas.getByRole('link', { name: 'The first link of the page' });
      first.focus();
      const bar = header.querySelector('[data-slot=navigation-bar-rows]');
      await waitFor(() =>
        expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          bar?.getBoundingClientRect().bottom ?? 0,
        ),
      );
      first.blur();
    });
    await fixedAt(300, true);
    await expect(
      header.querySelector('[data-slot=navigation-bar-rows]')?.getBoundingClientRect().height,
    ).toBe(64);
  },
};

/** From 768 to 1279 px: the links are in a second row. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The fixed bar has no second row; the menu button replaces it. */
export const TabletFixed: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible());
  },
};

/** A panel under the bar dims the page and does not shift it. */
export const PanelOpen: Story = {
  globals: { viewport: { value: 'large' } },
  args: { links: <MegaMenu items={menuItemFixtures} label="Rooms" defaultValue="living" /> },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-value=living] [data-slot=mega-menu-panel]');
    await expect(panel?.getBoundingClientRect().top).toBe(112);
  },
};

export const WithoutStrip: Story = { args: { announcement: undefined } };

export const LogoAlone: Story = {
  args: {
    announcement: undefined,
    menu: undefined,
    links: undefined,
    search: undefined,
    settings: undefined,
    children: undefined,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
