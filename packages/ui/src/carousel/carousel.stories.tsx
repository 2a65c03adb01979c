import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { SilhouetteFixture } from '../internal/docs/silhouette-fixture.tsx';
import type { SilhouetteFixtureName } from '../internal/docs/silhouette-paths.fixtures.ts';
import { CardCarousel, Carousel, type CarouselSlide } from './carousel.tsx';

const slide = (
  id: string,
  label: string,
  text: string,
  ground: string,
  silhouette: SilhouetteFixtureName,
): CarouselSlide => ({
  id,
  label,
  content: (
    <article className={`corner-mitre grid gap-6 p-6 pb-8 md:grid-cols-2 md:p-10 ${ground}`}>
      <div className="grid content-center justify-items-start gap-3">
        <h2 className="font-display text-title">{label}</h2>
        <p className="text-lead">{text}</p>
        <Button asChild variant="secondary">
          <a href={`#${id}`}>Have a look</a>
        </Button>
      </div>
      <div className="aspect-4/3">
        <SilhouetteFixture name={silhouette} />
      </div>
    </article>
  ),
});

const slides = [
  slide('meghna', 'Meghna, 15% off', 'In every cloth, until 30 November.', 'bg-backdrop-living', 'sofa'),
  slide(
    'sundarban',
    'Beds by Thursday',
    'Six are in stock in Dhaka, ready to go.',
    'bg-backdrop-bedroom',
    'bed',
  ),
  slide('adda', 'Dinner for six', 'Table and chairs, sold as a set.', 'bg-backdrop-dining', 'dining-set'),
];

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  subcomponents: { CardCarousel },
  args: { slides, label: 'This month', onActiveIdChange: fn(), defaultPaused: true },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the pause button first. The slides do not change while the focus is inside.',
        step: 'Tab reaches the pause button first and stops the autoplay',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the pause button: stops or starts the rotation.',
        step: 'Space stops and starts the autoplay',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft', 'Home', 'End'],
        action: 'On the slides: shows the next, previous, first or last slide.',
        step: 'The arrow keys change the slide',
      },
    ],
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownIn = (row: HTMLElement) => Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

/** The slides change automatically. In screenshots they do not, because reduced motion is on. */
export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: { defaultPaused: false },
  play: async ({ canvas, canvasElement, step }) => {
    const carousel = canvas.getByRole('region', { name: 'This month' });
    const row = canvasElement.querySelector<HTMLElement>('[aria-live]') ?? carousel;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() => expect(carousel).toHaveAttribute('data-state', calm ? 'paused' : 'turning'));
    await step('Tab reaches the pause button first and stops the autoplay', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: calm ? 'Play' : 'Pause' })).toHaveFocus();
      await waitFor(() => expect(carousel).not.toHaveAttribute('data-state', 'turning'));
    });
    await step('Space stops and starts the autoplay', async () => {
      const was = carousel.dataset['state'];
      await userEvent.keyboard(' ');
      await waitFor(() => expect(carousel.dataset['state']).not.toBe(was));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(carousel).toHaveAttribute('data-state', was));
    });
    await step('The arrow keys change the slide', async () => {
      const rightToLeft = getComputedStyle(row).direction === 'rtl';
      row.focus();
      await userEvent.keyboard(rightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
      await waitFor(() => expect(shownIn(row)).toBe(1));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(shownIn(row)).toBe(2));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(shownIn(row)).toBe(0));
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** The slides change automatically until the pointer enters. */
export const Autoplay: Story = {
  args: { interval: 300, defaultPaused: false },
  play: async ({ args, canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'This month' });
    if (carousel.dataset['state'] === 'paused')
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.unhover(carousel);
    await waitFor(() => expect(args.onActiveIdChange).toHaveBeenCalledWith('adda'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(carousel).toHaveAttribute('data-state', 'paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    const row = carousel.querySelector<HTMLElement>('[aria-live]') ?? carousel;
    row.focus();
    await userEvent.keyboard('{End}');
    row.blur();
    await expect(row).toHaveAttribute('aria-live', 'polite');
  },
};

/** A single slide neither changes nor has buttons. */
export const OneSlide: Story = {
  args: { slides: slides.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    slides: [
      slide(
        'long',
        'Everything for the drawing room that you have been putting off since the last Eid but one',
        'Sofas, divans, centre tables, carpets and lamps from our own workshop in Savar, carried up your stairs and put where you want them, and paid for over twelve months if you like.',
        'bg-backdrop-kids',
        'divan',
      ),
      ...slides,
    ],
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    label: 'এই মাসে',
    slides: [
      slide('meghna', 'মেঘনা, ১৫% কমে', 'সব কাপড়ে, ৩০ নভেম্বর পর্যন্ত।', 'bg-backdrop-living', 'sofa'),
      ...slides.slice(1),
    ],
    labels: { pause: 'থামান', play: 'চালু করুন', previous: 'আগেরটি', next: 'পরেরটি' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultActiveId: 'adda' },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('[aria-live]') ?? canvasElement;
    await waitFor(() => expect(shownIn(row)).toBe(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(shownIn(row)).toBe(1));
    (document.activeElement as HTMLElement).blur();
  },
};

const silhouettes = [
  'centre-table',
  'armchair',
  'rug',
  'stool',
  'floor-lamp',
  'sideboard',
  'bookshelf',
] as const;

const cards = silhouettes.map((silhouette) => (
  <article key={silhouette} className="grid content-start gap-2">
    <div className="aspect-4/5 bg-surface-muted">
      <SilhouetteFixture name={silhouette} fill="#b8ab9b" frame="#a9713f" />
    </div>
    <h3 className="font-semibold">
      <a href={`#${silhouette}`} className="inline-block py-1">
        {silhouette[0]?.toUpperCase()}
        {silhouette.slice(1).replace('-', ' ')}
      </a>
    </h3>
    <p className="text-price font-price">৳18,500</p>
  </article>
));

/** As many related products as fit, and buttons for the rest. */
export const RowOfCards: Story = {
  tags: ['w320', 'rtl'],
  render: () => <CardCarousel label="Goes well with">{cards}</CardCarousel>,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const back = await canvas.findByRole('button', { name: 'Previous' });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(row.clientWidth * 0.4));
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(back);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    (document.activeElement as HTMLElement).blur();
  },
};

/** If all cards fit, there are no buttons. */
export const RowThatFits: Story = {
  name: 'Card carousel without overflow',
  globals: { viewport: { value: 'large' } },
  render: () => <CardCarousel label="Goes well with">{cards.slice(0, 3)}</CardCarousel>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
