import { Icon } from '@piri/ui/icon';
import type { Ref } from 'react';
import { KeyHint } from '../keys/key-hint.tsx';

/**
 * Filters the tree during typing. Enter opens the first match and leaves the box, so that the single-key shortcuts work
 * again. Escape clears the box, and leaves it if it is empty.
 */
export function SearchBox({ ref, value, onValue, onEnter }: SearchBoxProps) {
  return (
    <label className="relative block">
      <span className="sr-only">Find a story</span>
      <Icon
        name="search"
        width={18}
        height={18}
        className="pointer-events-none absolute start-3 top-2 text-muted"
      />
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder="Find a story"
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.currentTarget.blur();
            onEnter();
          }
          if (event.key !== 'Escape') return;
          if (value === '') event.currentTarget.blur();
          onValue('');
        }}
        className="peer h-8.5 w-full rounded-control border border-control bg-surface ps-9.5 pe-9 text-small hover:border-strong [&::-webkit-search-cancel-button]:appearance-none"
      />
      <KeyHint className="absolute end-1.5 top-1.75 text-muted peer-focus:hidden">/</KeyHint>
    </label>
  );
}

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onValue: (value: string) => void;
  onEnter: () => void;
}
