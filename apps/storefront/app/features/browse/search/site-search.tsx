import { SearchField } from '@piri/ui/search-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRooms } from '../../catalogue/categories/use-rooms.ts';
import { PieceThumbnail } from '../../catalogue/items/piece-thumbnail.tsx';
import { useMoney } from '../../catalogue/prices/use-money.ts';
import { suggestedLines } from './suggested-lines.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The search of the bar: pieces and categories while somebody types, and the page of all that was found. */
export function SiteSearch() {
  const navigate = useNavigate();
  const rooms = useRooms();
  const { show } = useMoney();
  const query = useSearchParams()[0].get('query') ?? '';
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed);
  const pictured = found.pieces.some(({ thumbnail }) => thumbnail !== undefined);
  const text = typed.trim();
  const lines = suggestedLines(found, rooms, show).map(({ kind, thumbnail, ...line }) => ({
    ...line,
    leading: kind === 'piece' && pictured && <PieceThumbnail thumbnail={thumbnail} />,
  }));
  const options = lines.length > 0 ? [...lines, { id: allOf(text), label: `All pieces for “${text}”` }] : [];

  return (
    <SearchField
      // A search made elsewhere, or left by Back, changes what stands in the box.
      key={query}
      defaultValue={query}
      action="/shop"
      name="query"
      hidden={{ categoryName: 'all' }}
      texts={{ label: 'Search the shop', submit: 'Search', placeholder: 'Sofa, khat, almari…' }}
      suggestions={options}
      onType={setTyped}
      onChoose={({ id }) => navigate(id)}
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
