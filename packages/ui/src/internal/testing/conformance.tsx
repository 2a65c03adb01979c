import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

/** The props that every component must forward to its element. */
export interface ForwardedProps {
  ref?: Ref<never>;
  className?: string;
  id?: string;
  'data-test'?: string;
}

interface Expected {
  /** The value of `data-slot`. */
  slot: string;
  /** The tag name of the element. */
  element: string;
  /**
   * Whether it is rendered at the end of `<body>`, and so only in a browser.
   * @default false
   */
  portalled?: boolean;
  /** Renders the component with `asChild` on an `<a>`, if it supports it. */
  asChild?: (props: ForwardedProps, child: ReactElement) => ReactElement;
}

/** Tests what holds for every component. `part` spreads the given props onto it. */
export function describeConformance(
  name: string,
  part: (props: ForwardedProps) => ReactElement,
  expected: Expected,
) {
  const { slot, element, portalled = false, asChild } = expected;
  const find = (within: ParentNode) => {
    const found = (portalled ? document : within).querySelector(`[data-slot="${slot}"]`);
    if (!found) throw new Error(`${name} rendered no element with data-slot="${slot}".`);
    return found;
  };

  describe(`${name} conforms`, () => {
    test(`is a <${element}> with a data-slot`, () => {
      expect(find(render(part({})).container).localName).toBe(element);
    });

    test('sets its ref to the element, and resets it on unmount', () => {
      const ref: { current: Element | null } = { current: null };
      const { container, unmount } = render(part({ ref: ref as Ref<never> }));
      expect(ref.current).toBe(find(container));
      unmount();
      expect(ref.current).toBeNull();
    });

    test('merges className with its own classes', () => {
      const bare = render(part({}));
      const own = find(bare.container).getAttribute('class') ?? '';
      bare.unmount();
      const joined = find(render(part({ className: 'given' })).container).getAttribute('class') ?? '';
      expect(joined.split(' ').filter(Boolean)).toEqual([...own.split(' ').filter(Boolean), 'given']);
    });

    test('passes all other props to the element', () => {
      const found = find(render(part({ id: 'here', 'data-test': 'kept' })).container);
      expect(found.id).toBe('here');
      expect(found.getAttribute('data-test')).toBe('kept');
    });

    test('renders on the server and hydrates without warnings', () => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(part({}));
      const served = portalled ? null : find(container);
      render(part({}), { container, hydrate: true });
      const taken = find(container);
      if (!portalled) expect(taken).toBe(served);
    });

    test('has no axe violations', async () => {
      const { container } = render(part({}));
      // Colours and sizes need a real browser: the stories check those with axe.
      const { violations } = await axe.run(portalled ? find(container) : container, {
        rules: { 'color-contrast': { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    });

    if (asChild) {
      test('with asChild, passes its props to the child', () => {
        const ref: { current: Element | null } = { current: null };
        const childRef: { current: Element | null } = { current: null };
        const child = (
          <a className="of-child" href="#somewhere" ref={childRef as Ref<HTMLAnchorElement>}>
            Somewhere
          </a>
        );
        const props = { ref: ref as Ref<never>, className: 'given', id: 'here' };
        const { container } = render(asChild(props, child));
        const found = find(container);
        expect(container.childElementCount).toBe(1);
        expect(found.localName).toBe('a');
        expect(found.id).toBe('here');
        expect([...found.classList]).toEqual(expect.arrayContaining(['given', 'of-child']));
        expect(ref.current).toBe(found);
        expect(childRef.current).toBe(found);
      });
    }
  });
}
