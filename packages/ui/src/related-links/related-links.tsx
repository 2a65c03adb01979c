import type { ComponentProps } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';

/** A short list of links that ends a page or fills an empty one. Renders a `<nav>`; nothing without links. */
export function RelatedLinks({ label, links, linkComponent: Anchor = 'a', ...props }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav data-slot="related-links" aria-label={label} {...props}>
      <p className="text-muted text-small">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="inline-flex min-h-11 items-center rounded-chip border border-control bg-surface px-3.5 font-medium text-small hover:border-strong"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface RelatedLink {
  label: string;
  href: string;
}

export interface RelatedLinksProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** The text above the links, which also names the landmark. */
  label: string;
  links: readonly RelatedLink[];
  /**
   * The component that renders the links, such as a router's link that takes `href`.
   * @default 'a'
   */
  linkComponent?: LinkComponent;
}
