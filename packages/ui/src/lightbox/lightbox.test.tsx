import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GalleryItem } from '../gallery/gallery.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

const items: GalleryItem[] = ['Front', 'Room'].map((label) => ({
  id: label.toLowerCase(),
  label,
  thumbnail: <img src={`/${label}-small.png`} alt="" />,
  image: <img src={`/${label}.png`} alt={label} />,
  zoomImage: <img src={`/${label}-large.png`} alt={label} />,
}));
const lightbox = (props: Partial<LightboxProps> = {}) => (
  <Lightbox open items={items} title="Meghna" onOpenChange={() => {}} {...props} />
);
const lens = () => document.querySelector<HTMLElement>('li:not([inert]) > div')?.style.transform;

describeConformance('Lightbox', (props) => lightbox(props), {
  slot: 'lightbox',
  element: 'div',
  portalled: true,
});

test('DETAIL-2 is a dialog named by its title, and closes by Escape and by its button', () => {
  const onOpenChange = vi.fn();
  render(lightbox({ onOpenChange }));
  const dialog = screen.getByRole('dialog', { name: 'Meghna' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-press' });
});

test('DETAIL-2 loads the large file of the shown image only', () => {
  render(lightbox({ activeId: 'room' }));
  const sources = [...document.querySelectorAll('[role="dialog"] img')].map((image) =>
    image.getAttribute('src'),
  );
  expect(sources).toEqual(['/Front.png', '/Room-large.png']);
});

test('DETAIL-2 plus, minus and 0 change the zoom, and another image resets it', () => {
  render(lightbox());
  const title = screen.getByText('Meghna');
  fireEvent.keyDown(title, { key: '+' });
  expect(lens()).toContain('scale(1.5)');
  fireEvent.keyDown(title, { key: '-' });
  expect(lens()).toBe('');
  fireEvent.keyDown(title, { key: '+' });
  fireEvent.keyDown(title, { key: '0' });
  expect(lens()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(lens()).toContain('scale(1.5)');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(lens()).toBe('');
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

test('DETAIL-2 the arrow keys change the image, or move it while zoomed in', () => {
  const onActiveIdChange = vi.fn();
  render(lightbox({ onActiveIdChange }));
  const title = screen.getByText('Meghna');
  fireEvent.keyDown(title, { key: 'ArrowRight' });
  expect(onActiveIdChange).toHaveBeenLastCalledWith('room');
  fireEvent.keyDown(title, { key: '+' });
  fireEvent.keyDown(title, { key: 'ArrowRight' });
  expect(onActiveIdChange).toHaveBeenCalledTimes(1);
});

test('DETAIL-2 a single tap does nothing, a double tap zooms in or out', () => {
  render(lightbox());
  const frame = document.querySelector('[role="dialog"] ul')?.parentElement as HTMLElement;
  const tap = (timeStamp: number) => {
    fireEvent.pointerDown(frame, { pointerType: 'touch', pointerId: 1 });
    fireEvent.pointerUp(frame, { pointerType: 'touch', pointerId: 1 });
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(frame, click);
  };
  tap(1000);
  expect(lens()).toBe('');
  tap(1200);
  expect(lens()).toContain('scale(2.5)');
  tap(3000);
  expect(lens()).toContain('scale(2.5)');
  tap(3200);
  expect(lens()).toBe('');
});

test('DETAIL-2 a pinch zooms in', () => {
  render(lightbox());
  const frame = document.querySelector('[role="dialog"] ul')?.parentElement as HTMLElement;
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 300, clientY: 100 });
  expect(lens()).toContain('scale(2)');
});

test('DETAIL-2 the counter and the label are announced politely', () => {
  render(lightbox({ activeId: 'room' }));
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('2 of 2 Room');
});
