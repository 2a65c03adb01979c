import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Image, type ImageBackdrop } from '../image/image.tsx';
import { cutOutImageFixtures } from '../internal/docs/cut-out-images.fixtures.ts';
import {
  blueSofaImage,
  type ImageFixture,
  sceneImage,
  sofaImage,
  stoolImage,
} from '../internal/docs/images.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Card, CardActions, CardBody, CardLink, CardMedia, CardTitle } from './card.tsx';

const keep = fn();
const add = fn();

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardMedia, CardBody, CardTitle, CardLink, CardActions },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves the focus to the link. The focus ring surrounds the whole card.',
        step: 'Tab reaches the link',
      },
      { keys: ['Enter'], action: 'Follows the link.', step: 'Enter follows the link' },
      {
        keys: ['Tab'],
        action: 'Moves from the link to the actions.',
        step: 'Tab moves on to the actions',
      },
      {
        keys: ['Space'],
        action: 'On an action: runs it, without following the link.',
        step: 'Space starts an action',
      },
    ],
  },
  beforeEach: () => {
    keep.mockClear();
    add.mockClear();
    history.replaceState(null, '', window.location.pathname + window.location.search);
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

interface ItemCardProps extends Omit<ComponentProps<typeof Card>, 'children'> {
  image: ImageFixture;
  backdrop?: ImageBackdrop;
  name: ReactNode;
  subtitle: ReactNode;
  price: string;
  badge?: ReactNode;
  action?: ReactNode;
}

function ItemCard({
  image,
  backdrop = 'muted',
  name,
  subtitle,
  price,
  badge,
  action,
  ...card
}: ItemCardProps) {
  return (
    <Card {...card}>
      <CardMedia>
        <Image {...image} ratio="4 / 5" fit="contain" backdrop={backdrop} alt="" className="rounded-chip" />
        {badge}
      </CardMedia>
      <CardBody>
        <CardTitle>
          <CardLink href="#piece">{name}</CardLink>
        </CardTitle>
        <p className="text-muted text-small">{subtitle}</p>
        <p className="mt-2 font-price text-price tabular">{price}</p>
        {action}
      </CardBody>
      <CardActions position="corner">
        <IconButton aria-label={`Add ${name} to your wishlist`} onClick={keep}>
          <Icon name="heart" />
        </IconButton>
      </CardActions>
    </Card>
  );
}

const sale = (
  <Badge tone="offer" className="absolute start-3 top-3">
    −15%
  </Badge>
);

const meghna = {
  image: sofaImage,
  name: 'Meghna 3-Seater',
  subtitle: 'Sofa, 228 cm, jute linen',
  price: '৳49,725',
};

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: (args) => (
    <div className="max-w-72">
      <ItemCard
        {...args}
        {...meghna}
        badge={sale}
        action={
          <CardActions className="mt-4">
            <Button size="small" onClick={add}>
              Add to cart
            </Button>
          </CardActions>
        }
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link', { name: 'Meghna 3-Seater' });
    await step('Tab reaches the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link, '::after').outlineWidth).toBe('2px');
    });
    await step('Enter follows the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(window.location.hash).toBe('#piece');
      history.replaceState(null, '', window.location.pathname + window.location.search);
    });
    await step('Tab moves on to the actions', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
      await userEvent.tab();
      await expect(
        canvas.getByRole('button', { name: 'Add Meghna 3-Seater to your wishlist' }),
      ).toHaveFocus();
    });
    await step('Space starts an action', async () => {
      await userEvent.keyboard(' ');
      await expect(keep).toHaveBeenCalledTimes(1);
      await expect(window.location.hash).toBe('');
    });
    await step('The whole card is a link, except for its buttons', async () => {
      await expect(hit(canvasElement, '[data-slot=image]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=badge]')).toBe(link);
      await expect(hit(canvasElement, '[data-slot=button]')?.closest('button')).not.toBeNull();
      await expect(hit(canvasElement, '[data-slot=icon-button]')?.closest('button')).not.toBeNull();
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Returns the element that a tap on the middle of the selected element would hit. */
function hit(within: HTMLElement, selector: string): Element | null {
  const element = within.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

export const Focus: Story = {
  render: () => (
    <div className="max-w-72 p-2">
      <ItemCard {...meghna} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Side by side as on a listing: gaps of 24 and 48 px, on a phone 12 and 32 px. */
export const OnAListing: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12">
      <li>
        <ItemCard {...meghna} badge={sale} />
      </li>
      <li>
        <ItemCard
          image={blueSofaImage}
          name="Meghna 3-Seater"
          subtitle="Sofa, 228 cm, neel linen"
          price="৳58,500"
        />
      </li>
      <li>
        <ItemCard
          image={stoolImage}
          name="Piri"
          subtitle="The stool, solid teak"
          price="৳1,950"
          badge={
            <Badge tone="new" className="absolute start-3 top-3">
              New
            </Badge>
          }
        />
      </li>
    </ul>
  ),
};

/** A card with an edge, for text rather than a product. */
export const Surface: Story = {
  tags: ['forced-colours'],
  render: () => (
    <div className="grid max-w-220 items-start gap-6 md:grid-cols-2">
      <Card variant="surface">
        <CardMedia>
          <Image {...sceneImage} alt="" />
        </CardMedia>
        <CardBody>
          <CardTitle className="font-display text-small-title">
            <CardLink href="#washing">A cover comes off in nine minutes</CardLink>
          </CardTitle>
          <p className="mt-2 text-muted">Zip, wash at 30 °C, line-dry, back on. Spare covers from ৳6,900.</p>
        </CardBody>
      </Card>
      <Card variant="surface">
        <CardBody>
          <CardTitle>Showroom Dhanmondi 27</CardTitle>
          <p className="mt-1 text-muted">
            House 14, Road 27. Open every day, 10 am to 9 pm. The lift takes a wheelchair.
          </p>
          <CardActions className="mt-5">
            <Button size="small" variant="secondary">
              Directions
            </Button>
            <Button size="small" variant="ghost">
              Call
            </Button>
          </CardActions>
        </CardBody>
      </Card>
    </div>
  ),
};

export const WithoutImage: Story = {
  render: () => (
    <Card variant="surface" className="max-w-90">
      <CardBody>
        <CardTitle>
          <CardLink href="#order">Order 2611-0482</CardLink>
        </CardTitle>
        <p className="text-muted text-small">3 items, delivered on Thursday 26 November</p>
        <p className="mt-4 font-price text-price tabular">৳86,325</p>
      </CardBody>
    </Card>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div className="max-w-40">
      <ItemCard
        {...meghna}
        name="Meghna corner sofa with an ottoman, six loose cushions and removable covers"
        subtitle="Sofa-and-ottoman-combination, 312 × 228 cm, unbleached hand-loomed jute linen"
      />
    </div>
  ),
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  render: () => (
    <div lang="bn" className="max-w-72">
      <ItemCard image={stoolImage} backdrop="living" name="পিঁড়ি" subtitle="নিচু টুল, সেগুন কাঠ" price="৳১,৯৫০" />
    </div>
  ),
};

/** Six products as on a page of the shop, each on the backdrop of its room. */
export const PageOfPieces: Story = {
  name: 'List of items',
  render: () => (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3">
      <ItemCard
        image={cutOutImageFixtures.sofa}
        backdrop="living"
        name="Meghna 3-Seater"
        subtitle="Sofa, 205 cm, ash cloth"
        price="৳58,500"
      />
      <ItemCard
        image={cutOutImageFixtures.armchair}
        backdrop="living"
        name="Koel Accent Chair"
        subtitle="Chair, 72 cm, green bouclé"
        price="৳18,900"
      />
      <ItemCard
        image={cutOutImageFixtures.centreTable}
        backdrop="living"
        name="Jamuna Centre Table"
        subtitle="Table, walnut"
        price="৳18,500"
      />
      <ItemCard
        image={cutOutImageFixtures.sideboard}
        backdrop="dining"
        name="Mehman Dinner Wagon"
        subtitle="Sideboard, cane and glass"
        price="৳46,500"
      />
      <ItemCard
        image={cutOutImageFixtures.bed}
        backdrop="bedroom"
        name="Sundarban Bed"
        subtitle="Bed, 152 × 198 cm, segun"
        price="৳64,500"
      />
      <ItemCard
        image={cutOutImageFixtures.stool}
        backdrop="kids"
        name="Piri Stool"
        subtitle="Stool, natural"
        price="৳1,450"
      />
    </div>
  ),
};
