import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Gallery, type GalleryItem, type GalleryProps } from './gallery.tsx';

const items: GalleryItem[] = ['Front', 'Measures', 'Room'].map((label) => ({
  id: label.toLowerCase(),
  label,
  thumbnail: <img src={`/${label}-small.png`} alt="" />,
  image: <img src={`/${label}.png`} alt={label} />,
}));
const gallery = (props: Partial<GalleryProps> = {}) => (
  <Gallery items={items} label="Pictures of Meghna" {...props} />
);
const counter = () => screen.getByText(/of 3/).textContent;

describeConformance('Gallery', (props) => gallery(props), { slot: 'gallery', element: 'div' });

test('DETAIL-2 every image is in the HTML, and each thumbnail links to its image without JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(gallery({ id: 'pictures' }));
  expect(page.querySelectorAll('li > img[alt]:not([alt=""])')).toHaveLength(3);
  const links = [...page.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#pictures-front',
    '#pictures-measures',
    '#pictures-room',
  ]);
  for (const link of links) expect(page.querySelector(link.hash)?.localName).toBe('li');
});

test('DETAIL-2 a thumbnail shows its image and becomes the current one', () => {
  const onActiveIdChange = vi.fn();
  render(gallery({ onActiveIdChange }));
  fireEvent.click(screen.getByRole('link', { name: 'Room' }));
  expect(onActiveIdChange).toHaveBeenCalledWith('room');
  expect(counter()).toBe('3 of 3: Room');
  expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('Room');
});

test('a click with a modifier key is left to the browser', () => {
  render(gallery());
  expect(fireEvent.click(screen.getByRole('link', { name: 'Room' }), { ctrlKey: true })).toBe(true);
  expect(counter()).toBe('1 of 3: Front');
});

test('DETAIL-2 the arrow keys, Home and End change the image, and wrap at the ends', () => {
  render(gallery());
  const frame = screen.getByRole('list', { name: 'Pictures of Meghna' });
  const after = (key: string) => {
    fireEvent.keyDown(frame, { key });
    return counter();
  };
  expect(after('ArrowRight')).toBe('2 of 3: Measures');
  expect(after('End')).toBe('3 of 3: Room');
  expect(after('ArrowRight')).toBe('1 of 3: Front');
  expect(after('ArrowLeft')).toBe('3 of 3: Room');
  expect(after('Home')).toBe('1 of 3: Front');
  expect(fireEvent.keyDown(frame, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(counter()).toBe('1 of 3: Front');
});

test('DETAIL-2 the arrow keys are reversed in right-to-left', () => {
  render(<div dir="rtl">{gallery()}</div>);
  fireEvent.keyDown(screen.getByRole('list', { name: 'Pictures of Meghna' }), { key: 'ArrowLeft' });
  expect(counter()).toBe('2 of 3: Measures');
});

test('DETAIL-2 the parent controls the image, such as for another material', () => {
  const { rerender } = render(gallery({ activeId: 'front' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(counter()).toBe('1 of 3: Front');
  rerender(gallery({ activeId: 'room' }));
  expect(counter()).toBe('3 of 3: Room');
});

test('DETAIL-2 a change is announced politely', () => {
  render(gallery());
  expect(screen.getByText(/of 3/).getAttribute('aria-live')).toBe('polite');
});

test('an unknown id shows the first image', () => {
  render(gallery({ activeId: 'gone' }));
  expect(counter()).toBe('1 of 3: Front');
});

test('DETAIL-2 has a zoom button only with `onZoom`, and calls `onZoomIntent` on pointer and focus', () => {
  const [onZoom, onZoomIntent] = [vi.fn(), vi.fn()];
  const { rerender } = render(gallery());
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  rerender(gallery({ onZoom, onZoomIntent, activeId: 'measures' }));
  const button = screen.getByRole('button', { name: 'Zoom in' });
  fireEvent.pointerEnter(button);
  expect(onZoomIntent).toHaveBeenCalledTimes(1);
  fireEvent.focus(button);
  expect(onZoomIntent).toHaveBeenCalledTimes(2);
  fireEvent.click(button);
  expect(onZoom).toHaveBeenCalledWith('measures');
});

test('a single image has neither thumbnails nor buttons', () => {
  const { container } = render(gallery({ items: items.slice(0, 1) }));
  expect(within(container).queryByRole('link')).toBeNull();
  expect(within(container).queryByRole('button')).toBeNull();
});
