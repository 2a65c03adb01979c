import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from '../internal/merge-refs.ts';
import { type OpenStateProps, useOpen } from '../internal/overlay/open-state.ts';
import { setInputValue } from '../internal/set-input-value.ts';
import { useLabels } from '../internal/use-labels.ts';
import { useValue } from '../internal/use-value.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ComboboxContext } from './combobox-context.ts';
import { handleComboboxKey } from './combobox-keyboard.ts';
import { ComboboxList, ComboboxRow, findEnabledRows, OptionContent } from './combobox-list.tsx';

const english: ComboboxLabels = {
  list: 'Suggestions',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  nothing: 'No matches.',
};

/**
 * A text input with a list of suggestions: `options`, or a `ComboboxItem` for each. Renders an `<input>`; `ref`,
 * `className` and all other props go to it. The label of the chosen option is written into the input and reported to the
 * form like typed text. Any text may be typed: the value is `null` unless the text is that of a chosen option.
 */
export function Combobox({
  options,
  children,
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
  const [active, setActive] = useState<string>();
  const [typed, setTyped] = useState('');
  const [value, setValue] = useValue(givenValue, defaultValue, onValueChange);
  // The value that belongs to the text in the input, and how often an option was chosen.
  const valueOfText = useRef(value);
  const [choices, setChoices] = useState(0);
  const isWriting = useRef(false);
  const [items, setItems] = useState<readonly ComboboxOption[]>([]);
  const all = options ?? items;
  const label = all.find((option) => option.value === value)?.label;
  const matches = (option: ComboboxOption) => open && filter(option, typed.trim());
  const shown = all.filter(matches);

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
    // The item of the value may be rendered later.
    if (value === null || label !== undefined) valueOfText.current = value;
    write(label ?? '');
  }, [value, choices, label === undefined]);

  const show = (reason: 'trigger-press' | 'input-change') => {
    setTyped(box.current?.value ?? '');
    setOpen(true, reason);
  };
  const close = (reason: 'item-press' | 'escape-key' | 'focus-out') => {
    setOpen(false, reason);
    setActive(undefined);
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
        {...(inputValue === undefined
          ? { defaultValue: defaultInputValue ?? label ?? '' }
          : { value: inputValue })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? active : undefined}
        ref={mergeRefs(box, ref)}
        leading={leading}
        trailing={trailing}
        onInput={(event) => {
          props.onInput?.(event);
          onInputValueChange?.(event.currentTarget.value);
          if (isWriting.current) return;
          show('input-change');
          setActive(undefined);
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
          const enabled = findEnabledRows(listId);
          handleComboboxKey(event, {
            open,
            active: enabled.findIndex(({ id }) => id === active),
            count: enabled.length,
            show: () => show('trigger-press'),
            close: () => close('escape-key'),
            setActive: (index) => setActive(enabled[index]?.id),
            choose: (index) => enabled[index]?.click(),
          });
        }}
      />
      {valueName !== undefined && <input type="hidden" name={valueName} value={value ?? ''} />}
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-dropdown mt-1 overflow-hidden rounded-control border border-control bg-surface shadow-floating"
      >
        <ComboboxList id={listId} label={labels.list} active={active}>
          <ComboboxContext
            value={{
              active,
              isShown: (option) => options !== undefined || matches(option),
              choose,
              setItems: options ? undefined : setItems,
            }}
          >
            {options
              ? shown.map((option) => (
                  <ComboboxItem key={option.value} value={option.value} textValue={option.label}>
                    <OptionContent {...option} />
                  </ComboboxItem>
                ))
              : children}
          </ComboboxContext>
        </ComboboxList>
        {open && shown.length === 0 && <p className="px-3.5 py-3 text-muted">{labels.nothing}</p>}
      </div>
      <VisuallyHidden role="status">
        {open && (shown.length > 0 ? labels.found(shown.length) : labels.nothing)}
      </VisuallyHidden>
    </div>
  );
}

function useComboboxContext() {
  const context = use(ComboboxContext);
  if (!context) {
    throw new Error(
      '`ComboboxItem` is outside `Combobox`, which would neither show nor choose it. Move it inside `Combobox` or `SearchField`.',
    );
  }
  return context;
}

/**
 * An option with content of its own. Renders a `<div role="option">`, but only while the list is open and, in a
 * `Combobox`, the typed text matches its own.
 */
export function ComboboxItem({
  value,
  children,
  textValue = typeof children === 'string' ? children : '',
  disabled = false,
  id: givenId,
  className,
  onClick,
  ...props
}: ComboboxItemProps) {
  const { active, isShown, choose, setItems } = useComboboxContext();
  const ownId = useId();
  const id = givenId ?? ownId;
  useLayoutEffect(() => {
    const option = { value, label: textValue };
    setItems?.((items) => [...items, option]);
    return () => setItems?.((items) => items.filter((item) => item !== option));
  }, [value, textValue, setItems]);
  const option = { value, label: textValue };
  if (!isShown(option)) return null;
  return (
    <ComboboxRow
      data-slot="combobox-item"
      {...props}
      id={id}
      active={id === active}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) return;
        onClick?.(event);
        choose(option);
      }}
      className={cx(disabled && 'pointer-events-none text-subtle forced-colors:text-[GrayText]', className)}
    >
      {children}
    </ComboboxRow>
  );
}

/** Items under a heading, which is also the name of the group. Hidden if none of them matches. Renders a `<div>`. */
export function ComboboxGroup({ label, className, children, ...props }: ComboboxGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for form controls, and this is part of a listbox
    <div
      data-slot="combobox-group"
      role="group"
      aria-labelledby={id}
      {...props}
      className={cx('not-has-[[role=option]]:hidden', className)}
    >
      <div id={id} className="px-3.5 pt-3 pb-1 text-muted text-small">
        {label}
      </div>
      {children}
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
  options?: readonly ComboboxOption[] | undefined;
  /** Instead of `options`: a `ComboboxItem` for each, for content of their own, in `ComboboxGroup`s or not. */
  children?: ReactNode;
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

interface ComboboxItemBaseProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Unique among the items. */
  value: string;
  /**
   * Shows that the item cannot be chosen. The arrow keys skip it.
   * @default false
   */
  disabled?: boolean;
}

export type ComboboxItemProps = ComboboxItemBaseProps &
  (
    | {
        /** What the item shows. */
        children: string;
        /** The text that is matched and written into the input. @default the children, if they are a text */
        textValue?: string | undefined;
      }
    | { children?: ReactNode; textValue: string }
  );

export interface ComboboxGroupProps extends ComponentProps<'div'> {
  /** The heading, which is also the accessible name of the group. */
  label: ReactNode;
}

function contains(option: ComboboxOption, text: string): boolean {
  return option.label.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}
