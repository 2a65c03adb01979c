import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { useChosenOptions } from './controls/use-chosen-options.ts';
import { PageContents } from './page-contents.tsx';
import { useScrollableTables } from './scrollable-tables.ts';
import { createStorybookTheme } from './theme.ts';

/**
 * A docs page in the theme of the toolbar. Storybook's own blocks need values instead of variables, so it passes them.
 */
export function ThemedDocsContainer({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  useChosenOptions(props.context);
  useScrollableTables();
  return (
    <DocsContainer {...props} theme={createStorybookTheme(theme)}>
      <PageContents />
      {children}
    </DocsContainer>
  );
}

export function PageTitle({ children, id }: ComponentProps<'h1'>) {
  return (
    <h1 id={id} className="sb-unstyled mb-6! font-display text-default text-page-title">
      {children}
    </h1>
  );
}

/** The margins are important because Storybook's own rules are outside of all layers and would win. */
export function SectionTitle({ children, id }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="sb-unstyled mt-16! mb-4! font-display text-default text-small-title">
      {children}
    </h2>
  );
}

export function SubsectionTitle({ children, id }: ComponentProps<'h3'>) {
  return (
    <h3 id={id} className="sb-unstyled mt-8! mb-2! font-semibold text-default text-lead">
      {children}
    </h3>
  );
}

/*
 * MDX also replaces elements that are written as JSX in an attribute, such as the examples of do and don't. Those have
 * a class, which Markdown cannot give, and stay as they are.
 */

/** Only paragraphs directly on the page are styled: text inside a component keeps the component's style. */
export function Paragraph({
  className = 'sb-unstyled [.sbdocs-content>&]:my-4! [.sbdocs-content>&]:max-w-prose [.sbdocs-content>&]:text-body',
  ...props
}: ComponentProps<'p'>) {
  return <p {...props} className={className} />;
}

/** A list with a stitch for each point. */
export function BulletList({
  className = 'sb-unstyled max-w-prose my-4! grid gap-2 text-body',
  ...props
}: ComponentProps<'ul'>) {
  return <ul {...props} className={className} />;
}

export function NumberedList(props: ComponentProps<'ol'>) {
  return (
    <ol
      {...props}
      className="sb-unstyled max-w-prose my-4! grid list-decimal gap-2 ps-6 text-body marker:font-semibold marker:text-accent"
    />
  );
}

export function ListItem({ children, className }: ComponentProps<'li'>) {
  if (className !== undefined) return <li className={className}>{children}</li>;
  return (
    <li className="sb-unstyled [ul>&]:grid [ul>&]:grid-cols-[1.75rem_1fr] [ul>&]:before:mt-3 [ul>&]:before:w-4 [ul>&]:before:stitch-horizontal [ul>&]:before:text-accent">
      <span>{children}</span>
    </li>
  );
}

/**
 * A link that opens pages of the workbench, and their Markdown, in the whole window, not inside the docs page. It does not
 * use the `Link` component: every story loads this file with the preview, so a change of `Link` would count as a change of
 * all stories.
 */
export function DocsLink({ href = '', children }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      {...(/^\.\/(\?|docs\/)/.test(href) && { target: '_top' })}
      className="sb-unstyled text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {children}
    </a>
  );
}

/** A block of code. It has a background of its own, so the code in it has none. */
export function CodeBlock({ children }: ComponentProps<'pre'>) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it sideways
      tabIndex={0}
      className="sb-unstyled my-6! overflow-x-auto bg-surface-muted p-5 text-small [&_code]:border-0 [&_code]:p-0 [&_code]:text-[1em]"
    >
      {children}
    </pre>
  );
}

function watchTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function currentTheme(): 'light' | 'dark' {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}
