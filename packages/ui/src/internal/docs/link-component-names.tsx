import type { ReactNode } from 'react';
import { renderInlineCode } from './render-inline-code.tsx';
import { listStorybookEntries } from './storybook-entries.ts';

/** Components on the page of another one whose name their own does not start with. */
const pagesOfOtherNames: Readonly<Record<string, string>> = {
  CardCarousel: 'Carousel',
  StepLinks: 'Stepper',
};

/**
 * Renders a text in which the names of components, with or without backticks, lead to their pages. A part leads to the
 * page of its component, such as `FieldError` to Field. Anything but a string is returned as it is.
 */
export function linkComponentNames(content: ReactNode, pages = listComponentPages()): ReactNode {
  if (typeof content !== 'string') return content;
  // With a group in the expression, the names are at the odd positions.
  return content.split(/`?\b((?:[A-Z][a-z]+)+)\b`?/).map((text, index) => {
    const href = index % 2 === 1 ? findPage(text, pages) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text, which never move
    if (!href) return <span key={index}>{renderInlineCode(text)}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <a key={index} href={href} target="_top" className="text-accent underline underline-offset-3">
        {text}
      </a>
    );
  });
}

/** Returns the URLs of the components' pages by name. */
function listComponentPages(): ReadonlyMap<string, string> {
  const pages = listStorybookEntries().filter(
    ({ type, title }) => type === 'docs' && /^(Components|Commerce)\//.test(title),
  );
  return new Map(pages.map(({ id, title }) => [title.slice(title.indexOf('/') + 1), `./?path=/docs/${id}`]));
}

/** Looks for the whole name, in the plural too, and then for the name without its last words. */
function findPage(name: string, pages: ReadonlyMap<string, string>): string | undefined {
  const other = pagesOfOtherNames[name];
  if (other) return pages.get(other);
  for (let start = name; start !== ''; start = start.replace(/[A-Z][a-z]+$/, '')) {
    const href = pages.get(start) ?? pages.get(start.replace(/s$/, ''));
    if (href) return href;
  }
  return undefined;
}
