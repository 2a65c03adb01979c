import { Icon, type IconName } from '@piri/ui/icon';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { iconPaths } from '../../packages/ui/src/icon/icon-paths.ts';
import { CopyButton } from '../../packages/ui/src/internal/docs/copy-button.tsx';

const names = Object.keys(iconPaths) as IconName[];

/** All icons, with a search. Only these can be used: `name` has the type of the icon set. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const found = names.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <Unstyled>
      <label className="mt-6 block max-w-100 text-small">
        <span className="font-semibold">Find an icon</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className="mt-1.5 control-frame w-full px-3 text-body"
        />
      </label>
      <p role="status" className="mt-3 text-muted text-small">
        {found.length === 0 ? `No icon matches “${query}”.` : `${found.length} of ${names.length} icons`}
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
        {found.map((name) => (
          <li key={name} data-icon={name} className="border border-subtle">
            <div className="grid h-28 place-items-center bg-surface-muted">
              <Icon name={name} width={40} height={40} />
            </div>
            <p className="flex items-center justify-between ps-3 text-small">
              <b>{name}</b>
              <CopyButton text={`<Icon name="${name}" />`} label={`Copy the ${name} icon`} />
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
