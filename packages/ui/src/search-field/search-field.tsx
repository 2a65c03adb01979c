import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { ComboboxOption } from '../combobox/combobox.tsx';
import { Icon } from '../icon/icon.tsx';
import { type OpenStateProps, useOpen } from '../internal/overlay/open-state.ts';
import { useLabels } from '../internal/use-labels.ts';
import { useSearchSuggestions } from './search-suggestions.tsx';

const english: SearchFieldLabels = {
  label: 'Search',
  submit: 'Search',
  placeholder: 'Search',
  suggestions: 'Suggestions',
  suggested: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};

/**
 * A search form that works without JavaScript by submitting to `action`. With JavaScript, pressing the button while the
 * field is empty or blank opens or closes the field instead. With `suggestions` the field is a combobox. Renders a
 * `<form role="search">`.
 */
export function SearchField({
  name,
  hiddenFields = {},
  open: givenOpen,
  defaultOpen = true,
  onOpenChange,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  suggestions,
  onOptionSelect,
  labels: ownLabels,
  children,
  className,
  ...props
}: SearchFieldProps) {
  const labels = useLabels('SearchField', english, ownLabels);
  const [open, setOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const inputId = useId();
  const combobox = useSearchSuggestions({ suggestions, input, onOptionSelect, labels });

  const submit = (event: FormEvent) => {
    const text = input.current?.value.trim() ?? '';
    if (text === '') {
      event.preventDefault();
      // Synchronously, because a field can only take the focus once it is visible, and a phone's keyboard only opens
      // during the tap.
      flushSync(() => setOpen(!open, 'trigger-press'));
      if (!open) input.current?.focus();
      return;
    }
    combobox.close();
    onSearch?.(text, event);
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== 'Escape' || input.current?.value) return;
    setOpen(false, 'escape-key');
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> around the form would add another element to the layout
    <form
      role="search"
      method="get"
      {...props}
      data-slot="search-field"
      data-state={open ? 'open' : 'closed'}
      onSubmit={submit}
      className={cx(
        'group/search relative flex h-11 min-w-0 flex-1 items-center border-transparent border-b transition-colors duration-base',
        'data-[state=closed]:justify-end data-[state=open]:border-control',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
        'max-md:data-[state=open]:bg-surface-muted',
        className,
      )}
    >
      <button
        ref={button}
        type="submit"
        aria-label={labels.submit}
        aria-expanded={open}
        aria-controls={inputId}
        className="flex size-11 shrink-0 items-center justify-center rounded-control hover:text-accent"
      >
        <Icon name="search" />
      </button>
      <input
        ref={input}
        id={inputId}
        type="search"
        name={name}
        aria-label={labels.label}
        placeholder={labels.placeholder}
        {...(value === undefined ? { defaultValue } : { value })}
        autoComplete="off"
        enterKeyHint="search"
        {...combobox.inputProps}
        onInput={(event) => {
          combobox.typed?.();
          onValueChange?.(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          combobox.press?.(event);
          closeByEscape(event);
        }}
        // The border below belongs to the press target and does not move the text.
        className="-mb-px box-content h-full min-w-0 flex-1 px-1 pb-px outline-none group-data-[state=closed]/search:hidden [&::-webkit-search-cancel-button]:hidden"
      />
      {Object.entries(hiddenFields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {combobox.list}
      {children}
    </form>
  );
}

export interface SearchFieldLabels {
  /** Names the field. @default 'Search' */
  label: string;
  /** Names the button. @default 'Search' */
  submit: string;
  /** @default 'Search' */
  placeholder: string;
  /** Names the list of suggestions. @default 'Suggestions' */
  suggestions: string;
  /** Announced to screen readers whenever the list changes. @default (count) => `${count} suggestions` */
  suggested: (count: number) => string;
}

/** What opened or closed the field: its button or the Escape key. */
export type SearchFieldOpenChangeReason = 'trigger-press' | 'escape-key';

export interface SearchFieldProps
  extends OpenStateProps<SearchFieldOpenChangeReason>,
    Omit<ComponentProps<'form'>, 'onSubmit' | 'role' | 'method' | 'hidden' | 'defaultValue'> {
  /** The address that the form submits to. */
  action: string;
  /** The name of the text in the submitted data. */
  name: string;
  /** Hidden fields to send along, by name. */
  hiddenFields?: Readonly<Record<string, string>>;
  /**
   * Whether the field beside the button is open at first, if the parent does not control it.
   * @default true
   */
  defaultOpen?: boolean | undefined;
  /** The text, if the parent controls it. */
  value?: string | undefined;
  /** The initial text, such as the search that led to the page. */
  defaultValue?: string | undefined;
  /** Called when the text changes: the time to fetch suggestions. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called with the trimmed text on submit. Prevent the event's default to navigate without a new page load. */
  onSearch?: (text: string, event: FormEvent) => void;
  /**
   * The suggestions for the typed text, already filtered: a list, or an element with a `ComboboxItem` for each, for
   * content of their own, in `ComboboxGroup`s or not. Without any, nothing is shown.
   */
  suggestions?: readonly ComboboxOption[] | ReactElement;
  /** Called when a suggestion is pressed, also by Enter, such as to open its page. The field keeps the typed text. */
  onOptionSelect?: (option: ComboboxOption) => void;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<SearchFieldLabels>;
  /** Content below the field, such as suggestions. */
  children?: ReactNode;
}
