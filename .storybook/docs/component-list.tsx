import { Link } from '@piri/ui/link';
import type { StatusReport } from '../../packages/ui/src/internal/docs/component-status.ts';
import { toComponentId } from '../to-component-id.ts';
import type { StorybookEntriesByTitle } from './storybook-entries-by-title.ts';

/** Lists everything that has stories, by initial letter. A new component appears automatically. */
export function ComponentList({
  index,
  status,
}: {
  index: StorybookEntriesByTitle;
  status: StatusReport | undefined;
}) {
  const parts = [...index].filter(([title]) => /^(Components|Commerce|Screens)\//.test(title));
  return (
    <ul className="columns-1 gap-8 text-small sm:columns-2 md:columns-3 lg:columns-4">
      {parts.map(([title, { stories, href }]) => (
        <li
          key={title}
          className="flex break-inside-avoid items-baseline gap-2 border-subtle border-b py-1.5"
        >
          <Link variant="plain" className="font-semibold" href={href} target="_top">
            {title.slice(title.indexOf('/') + 1)}
          </Link>
          <span className="ms-auto text-muted tabular">
            {stories} {stories === 1 ? 'story' : 'stories'},{' '}
            {status?.parts[toComponentId(title)]?.pictures ?? 0} pictures
          </span>
        </li>
      ))}
    </ul>
  );
}
