import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { benchTheme } from './theme.ts';

/** A page of prose in the theme of the toolbar. Storybook's own blocks take values and not variables, so they are told. */
export function ProsePage(props: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  return <DocsContainer {...props} theme={benchTheme(theme)} />;
}

export function PageTitle({ children, id }: ComponentProps<'h1'>) {
  return (
    <h1 id={id} className="sb-unstyled mb-6! font-display text-ink text-page-title">
      {children}
    </h1>
  );
}

/** Important margins, because Storybook's own rules stand outside of every layer and would win. */
export function SectionTitle({ children, id }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="sb-unstyled mt-16! mb-4! font-display text-ink text-small-title">
      {children}
    </h2>
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
