import { Button } from '@piri/ui/button';
import { Icon } from '@piri/ui/icon';
import { TextInput } from '@piri/ui/text-input';
import { searchTexts } from './search-texts.ts';

/**
 * A search form in the page, for pages without other content. With `query`, it is the primary action. It works without
 * JavaScript.
 */
export function SearchForm({ query }: { query?: string }) {
  return (
    <search aria-label="Search by name">
      <form action="/shop" method="get" className="flex max-w-110 gap-2 *:min-w-0">
        <input type="hidden" name="categoryName" value="all" />
        <div className="grow">
          <TextInput
            type="search"
            name="query"
            aria-label={searchTexts.label}
            defaultValue={query}
            placeholder={searchTexts.placeholder}
            leading={<Icon name="search" />}
          />
        </div>
        <Button type="submit" variant={query === undefined ? 'secondary' : 'primary'}>
          {searchTexts.submit}
        </Button>
      </form>
    </search>
  );
}
