import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { mergeRefs } from '../internal/merge-refs.ts';
import { setInputValue } from '../internal/set-input-value.ts';
import { useLabels } from '../internal/use-labels.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { handleComboboxKey } from './combobox-keyboard.ts';
import { ComboboxList, getOptionId } from './combobox-list.tsx';

const english: ComboboxLabels = {
  list: 'Suggestions',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  nothing: 'No matches.',
};

/**
 * A text input with a list of suggestions. Renders an `<input>`; `ref`, `className` and all other props go to it. The
 * chosen label is written into the input and reported to the form like typed text.
 */
export function Combobox({
  options,
  filter = contains,
  onOptionSelect,
  leading,
  trailing,
  labels: ownLabels,
  ref,
  ...props
}: ComboboxProps) {
  const labels = useLabels('Combobox', english, ownLabels);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState('');
  const shown = open ? options.filter((option) => filter(option, typed.trim())) : [];

  const show = () => {
    setTyped(box.current?.value ?? '');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    if (box.current) setInputValue(box.current, option.label);
    close();
    onOptionSelect?.(option);
  };

  return (
    <div data-slot="combobox-frame" className="relative">
      <TextInput
        data-slot="combobox"
        data-state={open ? 'open' : 'closed'}
        autoComplete="off"
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? getOptionId(listId, active) : undefined}
        ref={mergeRefs(box, ref)}
        leading={leading}
        trailing={trailing}
        onInput={(event) => {
          props.onInput?.(event);
          show();
          setActive(-1);
        }}
        onClick={(event) => {
          props.onClick?.(event);
          if (!props.readOnly) show();
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          close();
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          // While a word is composed from several keys, as in Bangla, the keys belong to the input method.
          if (event.nativeEvent.isComposing || event.defaultPrevented) return;
          handleComboboxKey(event, {
            open,
            active,
            count: shown.length,
            show,
            close,
            setActive,
            choose: (index) => {
              const option = shown[index];
              if (option) choose(option);
            },
          });
        }}
      />
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-dropdown mt-1 overflow-hidden rounded-control border border-control bg-surface shadow-floating"
      >
        <ComboboxList
          id={listId}
          label={labels.list}
          options={shown}
          active={active}
          onOptionSelect={choose}
        />
        {open && shown.length === 0 && <p className="px-3.5 py-3 text-muted">{labels.nothing}</p>}
      </div>
      <VisuallyHidden role="status">
        {open && (shown.length > 0 ? labels.found(shown.length) : labels.nothing)}
      </VisuallyHidden>
    </div>
  );
}

export interface ComboboxOption {
  id: string;
  /** The text that is shown, matched and written into the input. */
  label: string;
  /** A small image before the label. */
  leading?: ReactNode;
  /** Secondary text at the end of the row, such as a price or a district. */
  description?: ReactNode;
}

export interface ComboboxLabels {
  /** The accessible name of the list. @default 'Suggestions' */
  list: string;
  /** Announced to screen readers whenever the list changes. @default (count) => `${count} suggestions` */
  found: (count: number) => string;
  /** Shown instead of the list if nothing matches. @default 'No matches.' */
  nothing: string;
}

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'list'> {
  options: readonly ComboboxOption[];
  /**
   * Returns whether an option is suggested for the typed text. Use `() => true` if a server has filtered the options.
   * @default the label contains the text, whatever the case
   */
  filter?: (option: ComboboxOption, text: string) => boolean;
  /** Called when a suggestion is chosen, by a press or Enter. Its label is already in the input. */
  onOptionSelect?: (option: ComboboxOption) => void;
  leading?: ReactNode;
  trailing?: ReactNode;
  labels?: Partial<ComboboxLabels>;
}

function contains(option: ComboboxOption, text: string): boolean {
  return option.label.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}
