import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Image } from './image.tsx';

const sofa = { src: '/sofa-640.webp', width: 1200, height: 1500, alt: 'Three-seater in jute linen' };

describeConformance('Image', (props) => <Image {...sofa} {...props} />, {
  slot: 'image',
  element: 'picture',
});

test('renders the sources in order, each with its sizes', () => {
  const { container } = render(
    <Image
      {...sofa}
      sizes="100vw"
      sources={[
        { type: 'image/avif', srcSet: '/tall-390.avif 390w', media: '(width < 48rem)', sizes: '50vw' },
        { type: 'image/avif', srcSet: '/sofa-640.avif 640w' },
        { srcSet: '/sofa-640.webp 640w' },
      ]}
    />,
  );
  const offered = [...container.querySelectorAll('source')].map((source) => [
    source.getAttribute('srcset'),
    source.getAttribute('type'),
    source.getAttribute('sizes'),
  ]);
  expect(offered).toEqual([
    ['/tall-390.avif 390w', 'image/avif', '50vw'],
    ['/sofa-640.avif 640w', 'image/avif', '100vw'],
    ['/sofa-640.webp 640w', null, '100vw'],
  ]);
  expect(container.querySelector('picture')?.lastElementChild?.localName).toBe('img');
});

test('reserves its space before loading, with the aspect ratio of the file or with `ratio`', () => {
  const { container, rerender } = render(<Image {...sofa} />);
  const frame = container.querySelector('picture');
  expect(frame?.style.aspectRatio).toBe('1200 / 1500');
  rerender(<Image {...sofa} ratio="1" />);
  expect(frame?.style.aspectRatio).toBe('1');
});

test('loads lazily by default, and with `priority` at once and first', () => {
  const { rerender } = render(<Image {...sofa} />);
  const image = screen.getByRole('img', { name: sofa.alt });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.hasAttribute('fetchpriority')).toBe(false);
  rerender(<Image {...sofa} priority />);
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('shows the colour and the placeholder in server-rendered HTML', () => {
  const html = renderToString(
    <Image {...sofa} colour="#ccc5b8" placeholder="data:image/webp;base64,UklGRg" />,
  );
  expect(html).toContain('url(&quot;data:image/webp;base64,UklGRg&quot;) center / cover #ccc5b8');
});

test('a cut-out has its backdrop, and no background without one', () => {
  const { container, rerender } = render(<Image {...sofa} fit="contain" backdrop="living" />);
  const frame = container.querySelector('picture');
  expect(frame?.dataset).toMatchObject({ fit: 'contain', backdrop: 'living' });
  rerender(<Image {...sofa} fit="contain" />);
  expect(frame?.dataset['backdrop']).toBe('none');
  expect(frame?.className).not.toContain('bg-');
});

test('calls `onLoad` and `onError`', () => {
  const onLoad = vi.fn();
  const onError = vi.fn();
  render(<Image {...sofa} onLoad={onLoad} onError={onError} />);
  const image = screen.getByRole('img');
  fireEvent.load(image);
  fireEvent.error(image);
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
});
