import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';
import { mergeRefs } from './merge-refs.ts';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  children?: ReactNode;
  /** Rendered inside the child, after its own children. */
  behind?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

type Props = Record<string, unknown>;

/**
 * Passes its props to its single child instead of rendering an element; the basis of `asChild`. Classes and styles are
 * merged, the child's handlers run first, both refs are set; otherwise the child's props win.
 */
export function Slot({ children, behind, ref, ...props }: SlotProps) {
  const child = Children.toArray(children)[0];
  if (Children.count(children) !== 1 || !isValidElement<Props>(child)) {
    throw new Error(
      '`asChild` needs exactly one child element, such as a router link, which receives the props.',
    );
  }
  const own = child.props;
  const joined = {
    ...props,
    ...own,
    ...handlers(props, own),
    className: [props.className, own['className']].filter(Boolean).join(' ') || undefined,
    style: { ...props.style, ...(own['style'] as object | undefined) },
    ref: mergeRefs(ref, own['ref'] as Ref<HTMLElement> | undefined),
  };
  return behind
    ? cloneElement(child, joined, own['children'] as ReactNode, behind)
    : cloneElement(child, joined);
}

function handlers(outer: Props, inner: Props): Props {
  const joined: Props = {};
  for (const [name, handle] of Object.entries(outer)) {
    const first = inner[name];
    if (/^on[A-Z]/.test(name) && typeof handle === 'function' && typeof first === 'function') {
      joined[name] = (...args: unknown[]) => {
        first(...args);
        handle(...args);
      };
    }
  }
  return joined;
}
