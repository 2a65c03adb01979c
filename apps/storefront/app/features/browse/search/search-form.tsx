import { Button } from '@piri/ui/button';
import { Icon } from '@piri/ui/icon';
import { TextInput } from '@piri/ui/text-input';

/**
 * A search in the page itself, where the page has nothing else to offer; with `words`, the first thing it offers. A
 * plain form, which needs no script.
 */
export function SearchForm({ words }: { words?: string }) {
  return (
    <search aria-label="Look for it by name">
      <form action="/shop" method="get" className="flex max-w-110 gap-2 *:min-w-0">
        <input type="hidden" name="categoryName" value="all" />
        <div className="grow">
          <TextInput
            type="search"
            name="query"
            aria-label="Search the shop"
            defaultValue={words}
            placeholder="Sofa, khat, almari…"
            leading={<Icon name="search" />}
          />
        </div>
        <Button type="submit" variant={words === undefined ? 'secondary' : 'primary'}>
          Search
        </Button>
      </form>
    </search>
  );
}
