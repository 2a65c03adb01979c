// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenChangeReason } from '../overlay/open-state.ts';
import { type ComponentProps, readComponentProps } from './read-component-props.ts';

const source = join(import.meta.dirname, '../..');

/** By the name of a value: those of its initial value and of its handler. */
const values = Object.fromEntries(
  ['open', 'value', 'inputValue', 'checked', 'pressed', 'activeId', 'area'].map((value) => {
    const capital = `${value[0]?.toUpperCase()}${value.slice(1)}`;
    return [value, [value, `default${capital}`, `on${capital}Change`]];
  }),
);

const openReasons: Record<OpenChangeReason, true> = {
  'trigger-press': true,
  'trigger-hover': true,
  'trigger-focus': true,
  'escape-key': true,
  'close-press': true,
  'item-press': true,
  'outside-press': true,
  'input-change': true,
  'confirm-press': true,
  'focus-out': true,
  none: true,
};

/** By the component and the prop: why it may speak differently. */
const exceptions: Record<string, string> = {
  'Tab.value': 'identifies the tab',
  'TabPanel.value': 'identifies the tab of the panel',
  'Radio.value': 'identifies the option',
  'RadioCard.value': 'identifies the option',
  'PaymentOption.value': 'identifies the option',
  'ComboboxItem.value': 'identifies the option',
  'DropdownMenuRadioItem.value': 'identifies the option',
  'StepperStep.value': 'identifies the step',
  'Progress.value': 'is shown, and nobody changes it',
  'ProgressBar.value': 'is shown, and nobody changes it',
  'NewsletterForm.defaultValue': 'is that of its field, which the form does not control',
  'DropdownMenuRadioGroup.value': 'is kept by the parent, since a closed menu has no items',
  'DropdownMenuCheckboxItem.checked': 'is kept by the parent, since a closed menu has no items',
  'DropdownMenuItem.onSelect': 'is an action, and has this name in Radix',
  'DropdownMenuCheckboxItem.onSelect': 'is an action, and has this name in Radix',
  'DropdownMenuRadioItem.onSelect': 'is an action, and has this name in Radix',
  'SearchField.onOptionSelect': 'is an action: a suggestion leads elsewhere and is not kept as a value',
};

/** Components that open, and why they have no `trigger`. */
const withoutTrigger: Record<string, string> = {
  AccordionItem: 'AccordionTitle opens it',
  AccountMenu: 'contains its button',
  Combobox: 'the input opens it',
  CurrencySelect: 'contains its button',
  DatePicker: 'contains its button',
  OrderSummaryCollapsible: 'contains its summary',
  SearchField: 'contains its button',
  Tooltip: 'its child shows it',
};

/** Components whose behaviour is proved elsewhere. */
const testedElsewhere: Record<string, string> = {
  LazyMegaMenu: 'is a MegaMenu',
  DropdownMenuRadioGroup: 'has its value from Radix',
  DropdownMenuCheckboxItem: 'has its value from Radix',
  SortSelect: 'shows another choice until its list has loaded: `sort-select.test.tsx`',
};

let components: ComponentProps[];
beforeAll(() => {
  components = readComponentProps(source);
}, 60_000);

const isAllowed = (component: string, prop: string) => Object.hasOwn(exceptions, `${component}.${prop}`);

describe('the props of every component', () => {
  test('are found', () => {
    expect(components.length).toBeGreaterThan(120);
    const popover = components.find(({ component }) => component === 'Popover');
    expect(popover?.own.map(({ name }) => name)).toContain('onOpenChange');
    expect(popover?.all).toContain('onClick');
  });

  test('name a handler for the value that changes, and not for a press or a choice', () => {
    const others = components.flatMap(({ component, own }) =>
      own.flatMap(({ name }) =>
        /^on\w*(Press|Choose|Chosen|Answer|Select|Pick)$/.test(name) && !isAllowed(component, name)
          ? `${component}.${name}`
          : [],
      ),
    );
    expect(others).toEqual([]);
  });

  test.each(Object.entries(values))('have all of %s, its default and its handler, or none', (_, all) => {
    const incomplete = components.flatMap((component) => {
      const isOwn = component.own.some(({ name }) => all.includes(name));
      const missing = all.filter((name) => !component.all.has(name));
      return isOwn && missing.length > 0 && !all.some((name) => isAllowed(component.component, name))
        ? `${component.component} lacks ${missing}`
        : [];
    });
    expect(incomplete).toEqual([]);
  });

  test('take the initial values of a form as defaultValues, as react-hook-form does', () => {
    const having = (prop: string) =>
      components.filter(({ own }) => own.some(({ name }) => name === prop)).map(({ component }) => component);
    expect(having('values')).toEqual([]);
    expect(having('defaultValues').sort()).toEqual([
      'AddressFields',
      'ContactForm',
      'ForgotPasswordForm',
      'NewPasswordForm',
      'ProfileForm',
      'SignInForm',
      'SignUpForm',
    ]);
  });

  // The lists of props, on the pages and in Markdown, leave out what an element has in React.
  test('declare the value of their handler themselves, so that their page lists it', () => {
    const unlisted = components.flatMap(({ component, own, all }) => {
      const listed = new Set(own.map(({ name }) => name));
      return Object.values(values)
        .filter(([value = '', , handler = '']) => listed.has(handler) && !isAllowed(component, value))
        .flatMap((names) => names.filter((name) => all.has(name) && !listed.has(name)))
        .map((name) => `${component}.${name}`);
    });
    expect(unlisted).toEqual([]);
  });

  test('give the reason of opening and closing, with the same names', () => {
    const handlers = components.flatMap(({ component, own }) =>
      own.flatMap((prop) => (prop.name === 'onOpenChange' ? [{ component, reasons: prop.reasons }] : [])),
    );
    expect(handlers.length).toBeGreaterThan(15);
    expect(handlers.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    expect(
      handlers.flatMap(({ reasons }) => reasons).filter((reason) => !Object.hasOwn(openReasons, reason)),
    ).toEqual([]);
  });

  test('include a trigger if something opens it', () => {
    const opened = components.filter(({ own }) => own.some(({ name }) => name === 'open'));
    const missing = opened.filter(({ all }) => !all.has('trigger')).map(({ component }) => component);
    expect(missing.sort()).toEqual(Object.keys(withoutTrigger).sort());
  });

  test('give each option a value and a label', () => {
    const lists = components.flatMap(({ component, own }) =>
      own.flatMap((prop) => (prop.name === 'options' ? [{ component, fields: prop.itemFields }] : [])),
    );
    expect(lists.length).toBeGreaterThan(4);
    const incomplete = lists.filter(({ fields }) => !fields.includes('value') || !fields.includes('label'));
    expect(incomplete).toEqual([]);
  });

  test.each([
    ['open-state', /^onOpenChange$/],
    ['value-state', /^on(Value|InputValue|Checked|Pressed|ActiveId|Area)Change$/],
  ])('behave as %s.test.tsx says', (file, handler) => {
    const code = readFileSync(join(import.meta.dirname, `${file}.test.tsx`), 'utf8');
    const tested = [...code.matchAll(/^ {2}'?(\w+)(?:, \w+')?: /gm)].map(([, name]) => name);
    const untested = components
      .filter(({ own }) => own.some(({ name }) => handler.test(name)))
      .map(({ component }) => component)
      .filter((component) => !tested.includes(component) && !Object.hasOwn(testedElsewhere, component));
    expect(untested).toEqual([]);
  });

  test('have no exception that is no longer needed', () => {
    const unknown = Object.keys(exceptions).filter((exception) => {
      const [name, prop] = exception.split('.');
      return !components.some(
        ({ component, own }) => component === name && own.some((each) => each.name === prop),
      );
    });
    expect(unknown).toEqual([]);
  });
});
