import { useEffect, useRef } from 'react';
import type { ComboboxOption } from './combobox.tsx';

/** The list below the input. The focus stays in the input, which points to the active option. */
export function ComboboxList({ id, label, options, active, onOptionClick }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const option = list.current?.children[active];
    // Only the list scrolls: `scrollIntoView` would move the page as well.
    if (option instanceof HTMLElement && list.current) keepInView(list.current, option);
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="max-h-66 overflow-y-auto overscroll-contain"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the input points to it by aria-activedescendant
        <div
          key={option.value}
          id={getOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          // A press would move the focus, and the list closes when the input loses it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOptionClick(option)}
          className="flex min-h-11 cursor-pointer items-center gap-4 px-3.5 py-2 hover:bg-surface-muted aria-selected:bg-accent-soft aria-selected:font-semibold aria-selected:text-accent forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
        >
          {option.leading}
          <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>{' '}
          {option.description && (
            <span className="tabular shrink-0 font-normal text-muted text-small">{option.description}</span>
          )}
        </div>
      ))}
    </div>
  );
}

export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  onOptionClick: (option: ComboboxOption) => void;
}

function keepInView(list: HTMLElement, option: HTMLElement) {
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
