import { type KeyboardEvent, type ReactElement, type RefObject, useId, useState } from 'react';
import type { ComboboxOption } from '../combobox/combobox.tsx';
import { ComboboxContext } from '../combobox/combobox-context.ts';
import { handleComboboxKey } from '../combobox/combobox-keyboard.ts';
import { ComboboxList, ComboboxRow, findEnabledRows, OptionContent } from '../combobox/combobox-list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { SearchFieldLabels } from './search-field.tsx';

interface Means {
  /** If left out, the field is a plain search field. */
  suggestions: readonly ComboboxOption[] | ReactElement | undefined;
  input: RefObject<HTMLInputElement | null>;
  onOptionSelect: ((option: ComboboxOption) => void) | undefined;
  labels: SearchFieldLabels;
}

/**
 * Returns the list of suggestions as an element, and the props and handlers that make a search field a combobox. The list
 * is below the field, and wider than a narrow field.
 */
export function useSearchSuggestions({ suggestions, input, onOptionSelect, labels }: Means) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  // The items inside of an element register themselves.
  const [items, setItems] = useState<readonly ComboboxOption[]>([]);
  const data = Array.isArray(suggestions) ? (suggestions as readonly ComboboxOption[]) : undefined;
  const options = data ?? items;
  const open = wanted && options.length > 0;

  const show = () => setWanted(input.current?.value.trim() !== '');
  const close = () => {
    setWanted(false);
    setActive(undefined);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onOptionSelect?.(option);
  };
  if (!suggestions) return { close };

  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open ? active : undefined,
    onClick: show,
    onBlur: close,
  };
  const typed = () => {
    setActive(undefined);
    show();
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, as for Bangla, the keys belong to the composition.
    if (event.nativeEvent.isComposing) return;
    const rows = findEnabledRows(id);
    handleComboboxKey(event, {
      open,
      active: rows.findIndex((row) => row.id === active),
      count: rows.length,
      show,
      close,
      setActive: (index) => setActive(rows[index]?.id),
      choose: (index) => rows[index]?.click(),
    });
  };
  const list = (
    <>
      <div
        hidden={!open}
        data-slot="search-suggestions"
        className="absolute start-0 top-full z-dropdown mt-1 w-full min-w-[min(26rem,100vw-2rem)] overflow-hidden rounded-control border border-control bg-surface shadow-floating *:max-h-[min(32rem,60dvh)]"
      >
        <ComboboxList id={id} label={labels.suggestions} active={active}>
          <ComboboxContext value={{ active, isShown: () => open, choose, setItems }}>
            {data
              ? open &&
                data.map((option, index) => (
                  <ComboboxRow
                    key={option.value}
                    id={`${id}-${index}`}
                    active={active === `${id}-${index}`}
                    onClick={() => choose(option)}
                  >
                    <OptionContent {...option} />
                  </ComboboxRow>
                ))
              : (suggestions as ReactElement)}
          </ComboboxContext>
        </ComboboxList>
      </div>
      <VisuallyHidden role="status">{open && labels.suggested(options.length)}</VisuallyHidden>
    </>
  );
  return { inputProps, typed, press, close, list };
}
