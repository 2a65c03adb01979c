import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { mergeRefs } from '../internal/merge-refs.ts';
import { type OpenStateProps, useOpen } from '../internal/overlay/open-state.ts';
import { setInputValue } from '../internal/set-input-value.ts';
import { useLabels } from '../internal/use-labels.ts';
import { useValue } from '../internal/use-value.ts';
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
 * label of the chosen option is written into the input and reported to the form like typed text. Any text may be typed:
 * the value is `null` unless the text is that of a chosen option.
 */
export function Combobox({
  options,
  filter = contains,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  valueName,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  leading,
  trailing,
  labels: ownLabels,
  ref,
  ...props
}: ComboboxProps) {
  const labels = useLabels('Combobox', english, ownLabels);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState('');
  const [value, setValue] = useValue(givenValue, defaultValue, onValueChange);
  // The value that belongs to the text in the input, and how often an option was chosen.
  const valueOfText = useRef(value);
  const [choices, setChoices] = useState(0);
  const isWriting = useRef(false);
  const label = options.find((option) => option.value === value)?.label ?? '';
  const shown = open ? options.filter((option) => filter(option, typed.trim())) : [];

  const write = (text: string) => {
    if (!box.current || box.current.value === text) return;
    isWriting.current = true;
    setInputValue(box.current, text);
    isWriting.current = false;
  };
  // The parent has set another value, or has refused the chosen one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a label that changes later does not replace typed text
  useEffect(() => {
    if (value === valueOfText.current) return;
    valueOfText.current = value;
    write(label);
  }, [value, choices]);

  const show = (reason: 'trigger-press' | 'input-change') => {
    setTyped(box.current?.value ?? '');
    setOpen(true, reason);
  };
  const close = (reason: 'item-press' | 'escape-key' | 'focus-out') => {
    setOpen(false, reason);
    setActive(-1);
  };
  const request = (next: string | null) => {
    valueOfText.current = next;
    setValue(next);
  };
  const choose = (option: ComboboxOption) => {
    write(option.label);
    close('item-press');
    setChoices(choices + 1);
    request(option.value);
  };

  return (
    <div data-slot="combobox-frame" className="relative">
      <TextInput
        data-slot="combobox"
        data-state={open ? 'open' : 'closed'}
        autoComplete="off"
        {...props}
        {...(inputValue === undefined ? { defaultValue: defaultInputValue ?? label } : { value: inputValue })}
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
          onInputValueChange?.(event.currentTarget.value);
          if (isWriting.current) return;
          show('input-change');
          setActive(-1);
          request(null);
        }}
        onClick={(event) => {
          props.onClick?.(event);
          if (!props.readOnly) show('trigger-press');
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          close('focus-out');
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          // While a word is composed from several keys, as in Bangla, the keys belong to the input method.
          if (event.nativeEvent.isComposing || event.defaultPrevented) return;
          handleComboboxKey(event, {
            open,
            active,
            count: shown.length,
            show: () => show('trigger-press'),
            close: () => close('escape-key'),
            setActive,
            choose: (index) => {
              const option = shown[index];
              if (option) choose(option);
            },
          });
        }}
      />
      {valueName !== undefined && <input type="hidden" name={valueName} value={value ?? ''} />}
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-dropdown mt-1 overflow-hidden rounded-control border border-control bg-surface shadow-floating"
      >
        <ComboboxList
          id={listId}
          label={labels.list}
          options={shown}
          active={active}
          onOptionClick={choose}
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
  /** Unique among the options. */
  value: string;
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

/** What opened or closed the list. A press on the input or an arrow key is `trigger-press`. */
export type ComboboxOpenChangeReason =
  | 'trigger-press'
  | 'input-change'
  | 'item-press'
  | 'escape-key'
  | 'focus-out';

export interface ComboboxProps
  extends OpenStateProps<ComboboxOpenChangeReason>,
    Omit<ComponentProps<'input'>, 'type' | 'role' | 'list' | 'value' | 'defaultValue'> {
  options: readonly ComboboxOption[];
  /** The `value` of the chosen option, if the parent controls it; `null` for none. */
  value?: string | null | undefined;
  /**
   * The `value` of the option that is chosen at first, if the parent does not control it. Its label is in the input.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called when an option is chosen, by a press or Enter, and with `null` when its text is edited. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The text in the input, if the parent controls it. */
  inputValue?: string | undefined;
  /** The text in the input at first, if it is not the label of the value. */
  defaultInputValue?: string | undefined;
  /** Called when the text changes, by typing or by a choice. */
  onInputValueChange?: ((text: string) => void) | undefined;
  /** Submits the value under this name. The text is submitted under `name`. */
  valueName?: string | undefined;
  /**
   * Returns whether an option is suggested for the typed text. Use `() => true` if a server has filtered the options.
   * @default the label contains the text, whatever the case
   */
  filter?: (option: ComboboxOption, text: string) => boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ComboboxLabels>;
}

function contains(option: ComboboxOption, text: string): boolean {
  return option.label.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}
