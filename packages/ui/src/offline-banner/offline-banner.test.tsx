import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { BrowserOfflineBanner, OfflineBanner } from './offline-banner.tsx';

describeConformance('OfflineBanner', (props) => <OfflineBanner online={false} {...props} />, {
  slot: 'offline-banner',
  element: 'div',
});

describeConformance('BrowserOfflineBanner', (props) => <BrowserOfflineBanner {...props} />, {
  slot: 'offline-banner',
  element: 'div',
});

const says = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.useRealTimers();
});

test('is an empty live region if the user is online from the start', () => {
  render(<OfflineBanner online />);
  expect(says()).toBe('');
});

test('announces that the connection is lost and that it is back, and is empty afterwards', () => {
  vi.useFakeTimers();
  const { rerender } = render(<OfflineBanner online />);
  const region = screen.getByRole('status');
  rerender(<OfflineBanner online={false} />);
  expect(says()).toMatch(/^You’re offline/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(says()).toMatch(/^You’re offline/);
  rerender(<OfflineBanner online />);
  expect(says()).toBe('You’re back online.');
  act(() => vi.advanceTimersByTime(6_000));
  expect(says()).toBe('');
  expect(screen.getByRole('status')).toBe(region);
});

test('does not disappear if the connection is lost again meanwhile', () => {
  vi.useFakeTimers();
  const { rerender } = render(<OfflineBanner online={false} />);
  rerender(<OfflineBanner online />);
  act(() => vi.advanceTimersByTime(3_000));
  rerender(<OfflineBanner online={false} />);
  act(() => vi.advanceTimersByTime(10_000));
  expect(says()).toMatch(/^You’re offline/);
});

test('follows the events of the browser, and is online on the server', () => {
  expect(renderToString(<BrowserOfflineBanner />)).not.toContain('gone');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<BrowserOfflineBanner labels={{ offline: 'Offline.', online: 'Online again.' }} />);
  expect(says()).toBe('');
  line.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(says()).toBe('Offline.');
  line.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(says()).toBe('Online again.');
});
