import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { InlineCode } from '../../packages/ui/src/internal/docs/inline-code.tsx';
import { bumps, formatGroupTitle, listReleases } from '../changelog/parse-changelog.ts';
import { BulletList, DocsLink, ListItem, SectionTitle } from '../prose.tsx';
import { toComponentId } from '../to-component-id.ts';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Written by the first release.
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const releases = listReleases(Object.values(changesets), Object.values(changelogs)[0]);

const overrides = { p: ChangeParagraph, ul: BulletList, li: ListItem, code: InlineCode, a: DocsLink };

/** The changes of each version, the pending ones first. */
export function Changelog() {
  return releases.flatMap(({ version, changes }) =>
    bumps
      .filter((bump) => changes[bump].length > 0)
      .map((bump) => {
        const title = formatGroupTitle(version, bump);
        return (
          <section key={title}>
            <SectionTitle id={toComponentId(title)}>{title}</SectionTitle>
            <ul className="sb-unstyled max-w-160">
              {changes[bump].map((change) => (
                <li key={change} className="border-subtle border-b py-4 text-body wrap-anywhere">
                  <Markdown options={{ overrides }}>{change}</Markdown>
                </li>
              ))}
            </ul>
          </section>
        );
      }),
  );
}

function ChangeParagraph({ children }: { children: ReactNode }) {
  return <p className="sb-unstyled not-first:mt-3!">{children}</p>;
}
