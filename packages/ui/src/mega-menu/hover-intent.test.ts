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
  test('opens a panel after 160 ms of hovering, and not before', () => {
    intent.hover('beds');
    vi.advanceTimersByTime(159);
    expect(open).toBe('');
    vi.advanceTimersByTime(1);
    expect(open).toBe('beds');
  });

  test('further moves over the same entry do not restart the delay', () => {
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });

  test('ignores entries that the mouse only crosses', () => {
    hoverFor('beds', 160);
    hoverFor('chairs', 100);
    hoverFor('beds', 300);
    expect(open).toBe('beds');
  });

  test('changes to another panel without closing in between', () => {
    const seen: string[] = [];
    intent = createHoverIntent((entry) => seen.push(entry));
    hoverFor('beds', 200);
    intent.leave();
    hoverFor('chairs', 200);
    expect(seen).toEqual(['beds', 'chairs']);
  });

  test('stays open after a short absence, and closes after a longer one', () => {
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

  test('does not open an entry that was left before the delay ended', () => {
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

  test('NAV-4 hovering opens it again after one second, even if the mouse has not left', () => {
    hoverFor('beds', 200);
    intent.rest();
    hoverFor('beds', 1000);
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });

  test('NAV-4 the pause applies to every entry, not only to the one that was clicked', () => {
    intent.rest();
    hoverFor('chairs', 1000);
    expect(open).toBe('');
  });

  test('NAV-4 a click cancels a panel that is about to open', () => {
    hoverFor('beds', 150);
    intent.rest();
    vi.advanceTimersByTime(5000);
    expect(open).toBe('');
  });

  test('NAV-4 keyboard and touch are never blocked', () => {
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
  test('keeps the panel closed until the mouse has left the entry', () => {
    hoverFor('beds', 200);
    intent.dismiss();
    hoverFor('beds', 2000);
    expect(open).toBe('');
    intent.leave();
    hoverFor('beds', 160);
    expect(open).toBe('beds');
  });
});
