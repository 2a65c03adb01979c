import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Logo, LogoFromSprite } from './logo.tsx';
import { symbolPath } from './logo-paths.ts';

describeConformance('Logo', (props) => <Logo {...props} />, { slot: 'logo', element: 'svg' });
describeConformance('LogoFromSprite', (props) => <LogoFromSprite spriteUrl="/drawings.svg" {...props} />, {
  slot: 'logo',
  element: 'svg',
});

test('is an image with an `aria-label`, and hidden from screen readers without one', () => {
  const { container } = render(
    <>
      <Logo aria-label="Piri" />
      <Logo />
    </>,
  );
  expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual(['Piri']);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});

test('the variant `symbol` has no wordmark', () => {
  const { container } = render(<Logo variant="symbol" />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

test('the favicon shows the same stool, in a light colour on a dark tab', () => {
  const favicon = readFileSync(join(import.meta.dirname, 'favicon/favicon.svg'), 'utf8');
  expect(favicon).toContain(symbolPath);
  expect(favicon).toMatch(/fill:#25387a.*prefers-color-scheme:dark.*fill:#a1baf2/);
});

test.each([
  ['favicon-32.png', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels square', (file, size) => {
  const png = readFileSync(join(import.meta.dirname, 'favicon', file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test('SHELL-6 favicon.ico contains the image of 32 × 32 pixels', () => {
  const icon = readFileSync(join(import.meta.dirname, 'favicon/favicon.ico'));
  const image = readFileSync(join(import.meta.dirname, 'favicon/favicon-32.png'));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.subarray(icon.readUInt32LE(18)).equals(image)).toBe(true);
});
