import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { CardCarousel, Carousel, type CarouselProps } from './carousel.tsx';

const slides = ['Sofas', 'Beds', 'Tables'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label}</p>,
}));
const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel slides={slides} label="This month" {...props} />
);

let calm = false;
beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return calm;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describeConformance('Carousel', (props) => carousel(props), { slot: 'carousel', element: 'section' });
describeConformance('CardCarousel', (props) => <CardCarousel label="Goes well with" {...props} />, {
  slot: 'card-carousel',
  element: 'section',
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('TOAST-1 shows each slide for five seconds, and the first one after the last', () => {
  vi.useFakeTimers();
  const onActiveIdChange = vi.fn();
  render(carousel({ onActiveIdChange }));
  wait(4999);
  expect(onActiveIdChange).not.toHaveBeenCalled();
  wait(1);
  expect(onActiveIdChange).toHaveBeenLastCalledWith('beds');
  wait(5000);
  wait(5000);
  expect(onActiveIdChange).toHaveBeenLastCalledWith('sofas');
});

test('TOAST-1 restarts the timer when the user changes the slide', () => {
  vi.useFakeTimers();
  const onActiveIdChange = vi.fn();
  render(carousel({ onActiveIdChange }));
  wait(4000);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  wait(4000);
  expect(onActiveIdChange).toHaveBeenCalledTimes(1);
  wait(1000);
  expect(onActiveIdChange).toHaveBeenLastCalledWith('tables');
});

test('TOAST-1 the pause button stops the rotation and starts it again', () => {
  vi.useFakeTimers();
  const onActiveIdChange = vi.fn();
  render(carousel({ onActiveIdChange }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(onActiveIdChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(onActiveIdChange).toHaveBeenCalledWith('beds');
});

test('TOAST-1 does not rotate with reduced motion, until the user starts it', () => {
  calm = true;
  vi.useFakeTimers();
  const onActiveIdChange = vi.fn();
  render(carousel({ onActiveIdChange }));
  wait(20_000);
  expect(onActiveIdChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(onActiveIdChange).toHaveBeenCalledTimes(1);
});

test('TOAST-1 stops while the focus is inside, and continues afterwards', async () => {
  render(carousel());
  const region = screen.getByRole('region', { name: 'This month' });
  expect(region.dataset['state']).toBe('turning');
  await act(async () => screen.getByRole('button', { name: 'Next slide' }).focus());
  expect(region.dataset['state']).toBe('waiting');
  await act(async () => screen.getByRole('button', { name: 'Next slide' }).blur());
  expect(region.dataset['state']).toBe('turning');
});

test('TOAST-1 stops while the tab is hidden', () => {
  render(carousel());
  const region = screen.getByRole('region', { name: 'This month' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(region.dataset['state']).toBe('waiting');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(region.dataset['state']).toBe('turning');
  hidden.mockRestore();
});

test('announces slides only while the rotation is stopped', () => {
  const { container } = render(carousel());
  const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(live()).toBe('polite');
});

test('is a carousel whose slides have their position in their names', () => {
  render(carousel());
  expect(screen.getByRole('region', { name: 'This month' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  );
  expect(screen.getByRole('group', { name: '2 of 3: Beds' }).getAttribute('aria-roledescription')).toBe(
    'slide',
  );
});

test('every slide is in the HTML', () => {
  const html = renderToStaticMarkup(carousel());
  for (const { label } of slides) expect(html).toContain(`<p>${label}</p>`);
});

test('a card carousel is a named region with a list', () => {
  render(
    <CardCarousel label="Goes well with">
      <a href="#rug">Rug</a>
      <a href="#lamp">Lamp</a>
    </CardCarousel>,
  );
  expect(screen.getByRole('region', { name: 'Goes well with' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
