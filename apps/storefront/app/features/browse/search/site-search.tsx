import { SearchField } from '@piri/ui/search-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCategoryTree } from '../../catalogue/categories/use-category-tree.ts';
import { ItemThumbnail } from '../../catalogue/items/item-thumbnail.tsx';
import { useSelectedCurrencyFormat } from '../../catalogue/prices/use-selected-currency-format.ts';
import { buildSuggestionOptions } from './build-suggestion-options.ts';
import { searchTexts } from './search-texts.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The search field of the header, with suggestions of items and categories, and a link to all results. */
export function SiteSearch() {
  const navigate = useNavigate();
  const rooms = useCategoryTree();
  const { show } = useSelectedCurrencyFormat();
  const query = useSearchParams()[0].get('query') ?? '';
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed);
  const hasThumbnails = found.items.some(({ thumbnail }) => thumbnail !== undefined);
  const text = typed.trim();
  const lines = buildSuggestionOptions(found, rooms, show).map(({ kind, thumbnail, ...line }) => ({
    ...line,
    leading: kind === 'item' && hasThumbnails && <ItemThumbnail thumbnail={thumbnail} />,
  }));
  const options =
    lines.length > 0 ? [...lines, { value: allOf(text), label: `See all results for “${text}”` }] : [];

  return (
    <SearchField
      // Resets the field when the query changes elsewhere, or on Back.
      key={query}
      defaultValue={query}
      action="/shop"
      name="query"
      hiddenFields={{ categoryName: 'all' }}
      labels={searchTexts}
      suggestions={options}
      onValueChange={setTyped}
      onOptionSelect={({ value }) => navigate(value)}
      onSearch={(text, event) => {
        event.preventDefault();
        navigate(allOf(text));
      }}
    />
  );
}

function allOf(text: string): string {
  return `/shop?${new URLSearchParams({ query: text, categoryName: 'all' })}`;
}
