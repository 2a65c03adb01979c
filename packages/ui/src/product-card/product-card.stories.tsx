import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { SilhouetteFixture } from '../internal/docs/silhouette-fixture.tsx';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  armchairCardPropsFixture,
  floorLampCardPropsFixture,
  manySwatchesFixture,
  productCardImageFixtures,
  sofaCardPropsFixture,
  sofaSwatchesFixture,
  stoolCardPropsFixture,
} from './product-card.fixtures.tsx';
import { ProductCard, ProductCardImage, ProductCardSkeleton, ProductCardSwatches } from './product-card.tsx';

const keep = fn();
const add = fn();

/** The wishlist button of a card, as a page passes it. */
function Heart({ name, onWishlist = false }: { name: string; onWishlist?: boolean }) {
  return (
    <IconButton aria-label={`Add ${name} to your wishlist`} aria-pressed={onWishlist} onClick={keep}>
      <Icon name="heart" />
    </IconButton>
  );
}

const addToCart = (
  <Button size="small" onClick={add}>
    Add to cart
  </Button>
);

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardImage, ProductCardSwatches, ProductCardSkeleton },
  args: {
    ...sofaCardPropsFixture,
    badge: <DiscountBadge>−15%</DiscountBadge>,
    cornerAction: <Heart name="Meghna 2-Seater" />,
    action: addToCart,
    className: 'w-full max-w-72',
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action:
          'Moves the focus to the link. The focus ring surrounds the whole card, and the button appears.',
        step: 'Tab reaches the link',
      },
      { keys: ['Enter'], action: 'Follows the link.', step: 'Enter follows the link' },
      {
        keys: ['Tab'],
        action: 'Moves to the button, then to the wishlist button.',
        step: 'Tab moves on to the button and the heart',
      },
      {
        keys: ['Space'],
        action: 'On either button: runs its action, without following the link.',
        step: 'Space presses the heart',
      },
    ],
  },
  beforeEach: () => {
    keep.mockClear();
    add.mockClear();
    leaveNoHash();
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link', { name: 'Meghna 2-Seater' });
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await step('Tab reaches the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link, '::after').outlineWidth).toBe('2px');
      await waitFor(() => expect(getComputedStyle(button.parentElement ?? button).opacity).toBe('1'));
    });
    await step('Enter follows the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(window.location.hash).toBe('#meghna-2-seater');
      leaveNoHash();
    });
    await step('Tab moves on to the button and the heart', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.tab();
      await expect(
        canvas.getByRole('button', { name: 'Add Meghna 2-Seater to your wishlist' }),
      ).toHaveFocus();
    });
    await step('Space presses the heart', async () => {
      await userEvent.keyboard(' ');
      await expect(keep).toHaveBeenCalledTimes(1);
      await expect(window.location.hash).toBe('');
    });
    await step('The whole card is a link, except for its buttons', async () => {
      await expect(hit(canvasElement, '[data-slot=product-card-image]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=discount-badge]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=price]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=material-swatch]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=button]')?.closest('button')).toBe(button);
      await expect(hit(canvasElement, '[data-slot=icon-button]')?.closest('button')).not.toBeNull();
    });
    loseFocus();
  },
};

/** Returns the element that a press on the middle of the given one would hit. */
function hit(within: HTMLElement, selector: string): Element | null {
  const element = within.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

function leaveNoHash() {
  history.replaceState(null, '', window.location.pathname + window.location.search);
}

function loseFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * On keyboard focus or hover, the button appears over the bottom of the image, and the hover image replaces the first
 * one once it has loaded.
 */
export const HoverImage: Story = {
  tags: ['forced-colours'],
  args: { hoverImage: productCardImageFixtures.sofaFront, className: 'w-full max-w-72 mb-2' },
  play: async ({ canvas, canvasElement, step }) => {
    const shown = (slot: string) =>
      getComputedStyle(canvasElement.querySelector(`[data-slot=${slot}]`) ?? canvasElement).opacity;
    await expect(canvasElement.querySelector('[data-slot=product-card-hover-image]')).toBeNull();
    await step('Focus loads the hover image, which replaces the first one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await waitFor(() => expect(shown('product-card-hover-image')).toBe('1'));
      await waitFor(() => expect(shown('product-card-view')).toBe('0'));
    });
  },
};

/** A sofa, a chair, a stool and a lamp on one floor, each as wide as its bounds allow. */
export const OnAListing: Story = {
  parameters: { keyboard: undefined },
  render: () => (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
      <li>
        <ProductCard
          {...sofaCardPropsFixture}
          badge={<DiscountBadge>−15%</DiscountBadge>}
          cornerAction={<Heart name="Meghna 2-Seater" onWishlist />}
        />
      </li>
      <li>
        <ProductCard {...armchairCardPropsFixture} cornerAction={<Heart name="Koel Accent Chair" />} />
      </li>
      <li>
        <ProductCard
          {...stoolCardPropsFixture}
          badge={<Badge tone="new">New</Badge>}
          cornerAction={<Heart name="Piri" />}
        />
      </li>
      <li>
        <ProductCard {...floorLampCardPropsFixture} cornerAction={<Heart name="Jonaki Floor Lamp" />} />
      </li>
    </ul>
  ),
};

/** A drawing and a photograph on one floor: the product in the drawing has dimensions but no image yet. */
export const Drawn: Story = {
  name: 'With drawing',
  render: () => (
    <ul className="grid max-w-150 grid-cols-2 gap-x-3 md:gap-x-6">
      <li>
        <ProductCard
          href="#turag"
          name="Turag Bench"
          subtitle="Bench, 120 cm, rust cloth"
          image={<SilhouetteFixture name="bench" fill="#9a4d2f" frame="#815129" />}
          price={<Price price="৳12,400" />}
          delivery="Made to order, by Tue 22 Dec"
        />
      </li>
      <li>
        <ProductCard {...stoolCardPropsFixture} swatches={undefined} />
      </li>
    </ul>
  ),
};

/** In a list of several categories, each product has the backdrop colour of its own category. */
export const Backdrops: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
      <li>
        <ProductCard {...armchairCardPropsFixture} backdrop="living" swatches={undefined} />
      </li>
      <li>
        <ProductCard
          backdrop="bedroom"
          href="#sundarban"
          name="Sundarban Bed"
          subtitle="Queen, segun and cane"
          image={productCardImageFixtures.bed}
          price={<Price price="৳98,000" />}
          delivery="Dhaka by Sat 28 Nov"
        />
      </li>
      <li>
        <ProductCard
          backdrop="dining"
          href="#mehman"
          name="Mehman Dinner Wagon"
          subtitle="Segun and woven cane"
          image={productCardImageFixtures.sideboard}
          price={<Price price="৳46,500" />}
          delivery="Made to order, by Tue 22 Dec"
        />
      </li>
      <li>
        <ProductCard {...stoolCardPropsFixture} backdrop="kids" swatches={undefined} />
      </li>
    </ul>
  ),
};

/** A small image with the text beside it, for search suggestions, recently viewed products and drop-downs. */
export const Row: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => (
    <ul className="grid max-w-100 gap-4">
      <li>
        <ProductCard
          layout="row"
          {...sofaCardPropsFixture}
          price={<Price size="line" price="৳38,165" listPrice="৳44,900" />}
          delivery={undefined}
          swatches={undefined}
          cornerAction={<Heart name="Meghna 2-Seater" onWishlist />}
        />
      </li>
      <li>
        <ProductCard
          layout="row"
          {...armchairCardPropsFixture}
          price={<Price size="line" price="৳16,800" />}
          swatches={undefined}
          badge={<Badge tone="new">New</Badge>}
        />
      </li>
      <li>
        <ProductCard
          layout="row"
          {...stoolCardPropsFixture}
          price={<Price size="line" price="৳1,950" />}
          delivery={undefined}
          swatches={undefined}
          action={
            <Button size="small" variant="secondary" onClick={add}>
              Add to cart
            </Button>
          }
        />
      </li>
    </ul>
  ),
};

/** The action is always visible, as in a wishlist. */
export const ActionBelow: Story = {
  args: { actionPosition: 'below', cornerAction: <Heart name="Meghna 2-Seater" onWishlist /> },
};

/** Five swatches, and the rest as a number. Linked swatches are above the card's link and lead to that material. */
export const Swatches: Story = {
  render: () => (
    <div className="grid gap-6">
      <ProductCardSwatches label="Cloths" swatches={sofaSwatchesFixture} />
      <ProductCardSwatches label="Cloths" swatches={manySwatchesFixture} />
      <ProductCardSwatches
        label="Cloths"
        swatches={sofaSwatchesFixture.map((cloth) => ({ ...cloth, href: `#${cloth.name}` }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = getComputedStyle(link, '::before');
      await expect(Math.min(Number.parseFloat(width), Number.parseFloat(height))).toBeGreaterThanOrEqual(24);
    }
    await expect(canvas.getByText('and 3 more')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  render: () => (
    <Skeleton
      label="Loading sofas…"
      className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12"
    >
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </Skeleton>
  ),
};

export const LoadingRows: Story = {
  render: () => (
    <Skeleton label="Loading suggestions…" className="grid max-w-100 gap-4">
      <ProductCardSkeleton layout="row" />
      <ProductCardSkeleton layout="row" />
    </Skeleton>
  ),
};

/** A sold-out product without swatches or actions: the only link is its name. */
export const NothingToAdd: Story = {
  args: {
    badge: <Badge tone="sold-out">Sold out</Badge>,
    price: <Price price="৳44,900" />,
    delivery: 'Back at the end of January',
    swatches: undefined,
    cornerAction: undefined,
    action: undefined,
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    name: 'Meghna corner sofa with an ottoman, six loose cushions and removable covers',
    subtitle: 'Sofa-and-ottoman-combination, 312 × 228 cm, unbleached hand-loomed jute linen',
    price: <Price price="৳12,49,725" listPrice="৳14,58,500" saving="Save ৳2,08,775" />,
    delivery: 'Made to order, delivered to Cox’s Bazar by Tuesday 22 December',
    badge: <DiscountBadge until="until the end of November">−15%</DiscountBadge>,
    swatches: <ProductCardSwatches label="Cloths" swatches={manySwatchesFixture} maxVisible={4} />,
    className: 'w-40',
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    ...stoolCardPropsFixture,
    lang: 'bn',
    backdrop: 'living',
    name: 'পিঁড়ি',
    subtitle: 'নিচু টুল, সেগুন কাঠ',
    price: <Price price="৳১,৯৫০" listPrice="৳২,২৯৫" saving="৳৩৪৫ কম" listPriceLabel="আগে ছিল" />,
    delivery: 'ঢাকায় ২৬ নভেম্বরের মধ্যে',
    badge: <DiscountBadge label="ছাড়:">−১৫%</DiscountBadge>,
    cornerAction: (
      <IconButton aria-label="পিঁড়ি তুলে রাখুন" aria-pressed={false} onClick={keep}>
        <Icon name="heart" />
      </IconButton>
    ),
    action: undefined,
  },
};
