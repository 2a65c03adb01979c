import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHoverIntent } from './hover-intent.ts';

let open: string;
let intent: ReturnType<typeof createHoverIntent>;

beforeEach(() => {
  vi.useFakeTimers();
  open = '';
  intent = createHoverIntent((entry) => {
    open = entry;
  });
  return () => vi.useRealTimers();
});

function hoverFor(entry: string, duration: number) {
  for (let passed = 0; passed < duration; passed += 10) {
    intent.hover(entry);
    vi.advanceTimersByTime(10);
  }
}

describe('hovering', () => {
  test('opens a panel after the mouse has rested for 160 ms, and not before', () => {
    intent.hover('beds');
    vi.advanceTimersByTime(159);
    expect(open).toBe('');
    vi.advanceTimersByTime(1);
    expect(open).toBe('beds');
  });

  test('counts from the first move over an entry: moving on inside it does not start again', () => {
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });

  test('passes over entries that are only crossed', () => {
    hoverFor('beds', 160);
    hoverFor('chairs', 100);
    hoverFor('beds', 300);
    expect(open).toBe('beds');
  });

  test('swaps without closing in between', () => {
    const seen: string[] = [];
    intent = createHoverIntent((entry) => seen.push(entry));
    hoverFor('beds', 200);
    intent.leave();
    hoverFor('chairs', 200);
    expect(seen).toEqual(['beds', 'chairs']);
  });

  test('forgives a short absence, and closes after a longer one', () => {
    hoverFor('beds', 200);
    intent.leave();
    vi.advanceTimersByTime(199);
    intent.hover('beds');
    vi.advanceTimersByTime(1000);
    expect(open).toBe('beds');
    intent.leave();
    vi.advanceTimersByTime(200);
    expect(open).toBe('');
  });

  test('forgets an entry that was left before its panel came', () => {
    hoverFor('beds', 100);
    intent.leave();
    vi.advanceTimersByTime(1000);
    expect(open).toBe('');
  });
});

describe('NAV-4 after a click', () => {
  test('NAV-4 the mega menu stays closed for one second after a click, even while hovered', () => {
    hoverFor('beds', 200);
    intent.rest();
    expect(open).toBe('');
    hoverFor('beds', 1000);
    expect(open).toBe('');
  });

  test('NAV-4 hovering opens it again after the second, without the mouse having left', () => {
    hoverFor('beds', 200);
    intent.rest();
    hoverFor('beds', 1000);
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });

  test('NAV-4 the second counts for every entry, not only for the one that was clicked', () => {
    intent.rest();
    hoverFor('chairs', 1000);
    expect(open).toBe('');
  });

  test('NAV-4 a click that comes while a panel is about to open keeps it away', () => {
    hoverFor('beds', 150);
    intent.rest();
    vi.advanceTimersByTime(5000);
    expect(open).toBe('');
  });

  test('NAV-4 keys and fingers are never blocked', () => {
    intent.rest();
    intent.toggle('beds');
    expect(open).toBe('beds');
    intent.toggle('beds');
    expect(open).toBe('');
    intent.show('chairs');
    expect(open).toBe('chairs');
  });
});

describe('Escape', () => {
  test('keeps the panel away until the mouse has left the entry', () => {
    hoverFor('beds', 200);
    intent.dismiss();
    hoverFor('beds', 2000);
    expect(open).toBe('');
    intent.leave();
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });
});
