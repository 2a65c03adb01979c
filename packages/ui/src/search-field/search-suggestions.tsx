import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { ComboboxOption } from '../combobox/combobox.tsx';
import { handleComboboxKey } from '../combobox/combobox-keyboard.ts';
import { ComboboxList, ComboboxRow, OptionContent } from '../combobox/combobox-list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface Means {
  /** If left out, the field is a plain search field. */
  options: readonly ComboboxOption[] | undefined;
  input: RefObject<HTMLInputElement | null>;
  onOptionSelect: ((option: ComboboxOption) => void) | undefined;
}

/** Returns the state of the list of suggestions, and the props and handlers that make a search field a combobox. */
export function useSuggestionList({ options, input, onOptionSelect }: Means) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = wanted && options ? options : [];
  const open = shown.length > 0;

  const show = () => setWanted(input.current?.value.trim() !== '');
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onOptionSelect?.(option);
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, as for Bangla, the keys belong to the composition.
    if (!options || event.nativeEvent.isComposing) return;
    const pick = (index: number) => {
      const option = shown[index];
      if (option) choose(option);
    };
    handleComboboxKey(event, { open, active, count: shown.length, show, close, setActive, choose: pick });
  };
  const inputProps = options && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
    onClick: show,
    onBlur: close,
  };
  const typed = () => {
    if (!options) return;
    setActive(-1);
    show();
  };
  return {
    id,
    isOffered: options !== undefined,
    typed,
    open,
    shown,
    active,
    inputProps,
    press,
    close,
    choose,
  };
}

interface SearchSuggestionsProps {
  list: ReturnType<typeof useSuggestionList>;
  label: string;
  found: (count: number) => string;
}

/** The list below the field, which is wider than a narrow field. */
export function SearchSuggestions({ list, label, found }: SearchSuggestionsProps) {
  const { id, isOffered, open, shown, active, choose } = list;
  if (!isOffered) return null;
  return (
    <>
      <div
        hidden={!open}
        data-slot="search-suggestions"
        className="absolute start-0 top-full z-dropdown mt-1 w-full min-w-[min(26rem,100vw-2rem)] overflow-hidden rounded-control border border-control bg-surface shadow-floating *:max-h-[min(32rem,60dvh)]"
      >
        <ComboboxList id={id} label={label} active={active}>
          {shown.map((option, index) => (
            <ComboboxRow
              key={option.value}
              id={`${id}-${index}`}
              active={index === active}
              onClick={() => choose(option)}
            >
              <OptionContent {...option} />
            </ComboboxRow>
          ))}
        </ComboboxList>
      </div>
      <VisuallyHidden role="status">{open && found(shown.length)}</VisuallyHidden>
    </>
  );
}
