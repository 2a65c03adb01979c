import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { shouldFixBar } from './should-fix-bar.ts';

describeConformance('NavigationBar', (props) => <NavigationBar logo="Shop" {...props} />, {
  slot: 'navigation-bar',
  element: 'header',
});

describe('NAV-2', () => {
  test.each([
    [0, false, false],
    [109, false, false],
    [110, false, true],
    [109, true, true],
    [108, true, true],
    [107, true, false],
  ])('NAV-2 at %i px, fixed before: %s, the bar is fixed: %s', (scrollY, before, after) => {
    expect(shouldFixBar(scrollY, before)).toBe(after);
  });

  const scrollTo = (position: number) =>
    act(() => {
      window.scrollY = position;
      window.dispatchEvent(new Event('scroll'));
    });
  const fixed = () => screen.getByRole('banner').hasAttribute('data-fixed');

  afterEach(() => {
    window.scrollY = 0;
  });

  test('NAV-2 becomes fixed at 110 px and is released below 108 px', () => {
    render(<NavigationBar logo="Shop" />);
    const seen = [109, 110, 109, 108, 107, 109, 110].map((position) => {
      scrollTo(position);
      return fixed();
    });
    expect(seen).toEqual([false, true, true, true, false, false, true]);
  });

  test('NAV-2 is fixed at once if the page is already scrolled', () => {
    window.scrollY = 600;
    render(<NavigationBar logo="Shop" />);
    expect(fixed()).toBe(true);
  });

  test('removes its scroll listener on unmount', () => {
    const { unmount } = render(<NavigationBar logo="Shop" />);
    const header = screen.getByRole('banner');
    unmount();
    scrollTo(600);
    expect(header.hasAttribute('data-fixed')).toBe(false);
  });
});

test('NAV-1 renders every part once, for all widths', () => {
  render(
    <NavigationBar
      announcement="News"
      menu={<button type="button">Menu</button>}
      logo={<a href="/">Shop</a>}
      links={<a href="/living">Living</a>}
      search={<input aria-label="Search" />}
      settings={<button type="button">BDT</button>}
    >
      <button type="button">Cart</button>
    </NavigationBar>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Shop', 'Living']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Menu', 'BDT', 'Cart']);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
