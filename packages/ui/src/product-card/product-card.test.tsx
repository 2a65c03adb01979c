import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ProductCard, ProductCardImage, ProductCardSkeleton, ProductCardSwatches } from './product-card.tsx';

const meghna = { href: '#meghna', name: 'Meghna 3-Seater', image: <img src="sofa.avif" alt="" /> };
const RouterAnchor = (props: object) => <a data-router="yes" {...props} />;
const cloths = ['Jute', 'Neel', 'Leaf', 'Rust', 'Ash', 'Teal', 'Turmeric'].map((name) => ({ name }));

describeConformance('ProductCard', (props) => <ProductCard {...meghna} {...props} />, {
  slot: 'product-card',
  element: 'article',
});
describeConformance('ProductCardImage', (props) => <ProductCardImage {...props} />, {
  slot: 'product-card-image',
  element: 'div',
});
describeConformance(
  'ProductCardSwatches',
  (props) => <ProductCardSwatches label="Cloths" swatches={cloths} {...props} />,
  { slot: 'product-card-swatches', element: 'ul' },
);
describeConformance('ProductCardSkeleton', (props) => <ProductCardSkeleton {...props} />, {
  slot: 'product-card-skeleton',
  element: 'div',
});

test('SHOP-3 has one link, named after the item, with the buttons beside it', () => {
  const add = vi.fn();
  render(
    <ProductCard
      {...meghna}
      subtitle="Sofa, 228 cm"
      cornerAction={
        <button type="button" aria-pressed="false">
          Keep
        </button>
      }
      action={
        <button type="button" onClick={add}>
          Add to cart
        </button>
      }
    />,
  );
  const link = screen.getByRole('link', { name: 'Meghna 3-Seater' });
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(within(link).queryAllByRole('button')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('renders its name at the given heading level', () => {
  render(<ProductCard {...meghna} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Meghna 3-Seater' })).toBeTruthy();
});

test('renders its links with linkComponent', () => {
  render(
    <ProductCard
      {...meghna}
      linkComponent={RouterAnchor}
      swatches={
        <ProductCardSwatches
          label="Cloths"
          linkComponent={RouterAnchor}
          swatches={[{ name: 'Neel', href: '#neel' }]}
        />
      }
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.dataset['router'])).toEqual(['yes', 'yes']);
});

test('SHOP-3 loads the hover image on focus, and shows it once it has loaded', () => {
  const second = <img src="front.avif" alt="" data-testid="second" />;
  const { container } = render(<ProductCard {...meghna} hoverImage={second} />);
  const media = container.querySelector<HTMLElement>('[data-slot=product-card-media]');
  expect(screen.queryByTestId('second')).toBeNull();
  act(() => screen.getByRole('link').focus());
  expect(screen.getByTestId('second')).toBeTruthy();
  expect(media?.dataset['hoverImage']).toBeUndefined();
  fireEvent.load(screen.getByTestId('second'));
  expect(media?.dataset['hoverImage']).toBe('ready');
});

test('keeps the first image if the hover image fails to load', () => {
  const second = <img src="missing.avif" alt="" data-testid="second" />;
  const { container } = render(<ProductCard {...meghna} hoverImage={second} />);
  fireEvent.pointerEnter(screen.getByRole('article'));
  fireEvent.error(screen.getByTestId('second'));
  expect(
    container.querySelector<HTMLElement>('[data-slot=product-card-media]')?.dataset['hoverImage'],
  ).toBeUndefined();
});

test('shows a hover image that is a drawing immediately', () => {
  const { container } = render(<ProductCard {...meghna} hoverImage={<svg aria-hidden="true" />} />);
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(container.querySelector<HTMLElement>('[data-slot=product-card-media]')?.dataset['hoverImage']).toBe(
    'ready',
  );
});

test('has a muted backdrop, or the colour of its category', () => {
  const { container, rerender } = render(<ProductCard {...meghna} />);
  const media = container.querySelector<HTMLElement>('[data-slot=product-card-media]');
  expect(media?.getAttribute('style')).toBeNull();
  rerender(<ProductCard {...meghna} backdrop="living" />);
  expect(media?.style.backgroundColor).toBe('var(--piri-backdrop-living)');
});

test('SHOP-3 shows the first swatches and the number of the rest', () => {
  render(<ProductCardSwatches label="Cloths" maxVisible={4} swatches={cloths} />);
  const list = screen.getByRole('list', { name: 'Cloths' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Jute', 'Neel', 'Leaf', 'Rust', '+3and 3 more']);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('shows one more swatch rather than “+1”', () => {
  render(<ProductCardSwatches label="Cloths" maxVisible={6} swatches={cloths} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

test('frames only the swatch of the material that the image shows', () => {
  const swatches = [
    { name: 'Neel', href: '#neel', selected: true },
    { name: 'Leaf', href: '#leaf', selected: false },
  ];
  render(<ProductCardSwatches label="Cloths" swatches={swatches} />);
  const framed = screen.getAllByRole('listitem').filter((item) => 'selected' in item.dataset);
  expect(framed.map((item) => item.textContent)).toEqual(['Neel']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
    'true',
    null,
  ]);
});
