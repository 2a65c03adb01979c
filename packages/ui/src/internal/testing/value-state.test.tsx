import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressFields } from '../../address-fields/address-fields.tsx';
import { divisionFixtures } from '../../address-fields/divisions.fixtures.ts';
import { Calendar } from '../../calendar/calendar.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Combobox, ComboboxItem } from '../../combobox/combobox.tsx';
import { CurrencySelect } from '../../currency-select/currency-select.tsx';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { Lightbox } from '../../lightbox/lightbox.tsx';
import { MegaMenu } from '../../mega-menu/mega-menu.tsx';
import { OptionPicker } from '../../option-picker/option-picker.tsx';
import { PriceRange } from '../../price-range/price-range.tsx';
import { QuantityStepper } from '../../quantity-stepper/quantity-stepper.tsx';
import { RadioCard, RadioCards } from '../../radio-cards/radio-cards.tsx';
import { Radio, RadioGroup } from '../../radio-group/radio-group.tsx';
import { SearchField } from '../../search-field/search-field.tsx';
import { Select } from '../../select/select.tsx';
import { SwatchPicker } from '../../swatch-picker/swatch-picker.tsx';
import { Switch } from '../../switch/switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/tabs.tsx';
import { TagToggle } from '../../tag/tag.tsx';
import { WishlistButton } from '../../wishlist-button/wishlist-button.tsx';

beforeEach(() => {
  // jsdom has no media queries, which Carousel needs.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  return () => void vi.unstubAllGlobals();
});

/** A component with a value: what it shows at first, and an action of the user that asks for another value. */
interface Choice {
  render: (props: object) => ReactElement;
  /** The names of the three props. */
  props: [value: string, defaultValue: string, onValueChange: string];
  first: unknown;
  second: unknown;
  choose: () => void;
  /** Returns what it shows. */
  read: () => unknown;
}

const value: Choice['props'] = ['value', 'defaultValue', 'onValueChange'];
const checked: Choice['props'] = ['checked', 'defaultChecked', 'onCheckedChange'];
const pressed: Choice['props'] = ['pressed', 'defaultPressed', 'onPressedChange'];
const activeId: Choice['props'] = ['activeId', 'defaultActiveId', 'onActiveIdChange'];

const options = [
  { value: 'a', label: 'Segun' },
  { value: 'b', label: 'Walnut' },
];
const images = options.map((option) => ({ ...option, id: option.value, thumbnail: null, image: null }));
const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const readRadio = () => radios().find((radio) => radio.checked)?.value;
const chooseSecond = () => fireEvent.click(radios()[1] ?? document);
const toggle = (role: string): Pick<Choice, 'first' | 'second' | 'choose'> => ({
  first: false,
  second: true,
  choose: () => fireEvent.click(screen.getByRole(role)),
});
const readChecked = (role: string) => () => screen.getByRole<HTMLInputElement>(role).checked;
const readPressed = () => screen.getByRole('button').getAttribute('aria-pressed') === 'true';
const readCounter = () => (document.body.textContent?.includes('2 of 2') ? 'b' : 'a');
const pressNext = () => fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
const radioChoice = (element: Choice['render']): Choice => ({
  render: element,
  props: value,
  first: 'a',
  second: 'b',
  choose: chooseSecond,
  read: readRadio,
});
const slides = (element: Choice['render']): Choice => ({
  render: element,
  props: activeId,
  first: 'a',
  second: 'b',
  choose: pressNext,
  read: readCounter,
});

const choices: Record<string, Choice> = {
  RadioGroup: radioChoice((props) => (
    <RadioGroup legend="Wood" {...props}>
      <Radio value="a">Segun</Radio>
      <Radio value="b">Walnut</Radio>
    </RadioGroup>
  )),
  RadioCards: radioChoice((props) => (
    <RadioCards legend="Wood" {...props}>
      <RadioCard value="a">Segun</RadioCard>
      <RadioCard value="b">Walnut</RadioCard>
    </RadioCards>
  )),
  OptionPicker: radioChoice((props) => <OptionPicker legend="Wood" options={options} {...props} />),
  SwatchPicker: radioChoice((props) => (
    <SwatchPicker
      legend="Wood"
      options={options.map((option) => ({ ...option, colour: '#842' }))}
      {...props}
    />
  )),
  CurrencySelect: radioChoice((props) => (
    <CurrencySelect options={options.map((option) => ({ ...option, flag: null }))} {...props} />
  )),
  Select: {
    render: (props) => (
      <Select aria-label="Wood" {...props}>
        <option value="a">Segun</option>
        <option value="b">Walnut</option>
      </Select>
    ),
    props: value,
    first: 'a',
    second: 'b',
    choose: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'b' } }),
    read: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  },
  'Combobox, value': {
    render: (props) => <Combobox aria-label="Wood" options={options} valueName="wood" {...props} />,
    props: value,
    first: 'a',
    second: 'b',
    choose: () => {
      fireEvent.click(screen.getByRole('combobox'));
      fireEvent.input(screen.getByRole('combobox'), { target: { value: 'wal' } });
      fireEvent.click(screen.getByRole('option', { name: /Walnut/ }));
    },
    read: () => document.querySelector<HTMLInputElement>('input[name=wood]')?.value,
  },
  'Combobox, items': {
    render: (props) => (
      <Combobox aria-label="Wood" valueName="wood" {...props}>
        <ComboboxItem value="a">Segun</ComboboxItem>
        <ComboboxItem value="b">Walnut</ComboboxItem>
      </Combobox>
    ),
    props: value,
    first: 'a',
    second: 'b',
    choose: () => {
      fireEvent.input(screen.getByRole('combobox'), { target: { value: 'wal' } });
      fireEvent.click(screen.getByRole('option', { name: 'Walnut' }));
    },
    read: () => (screen.getByRole<HTMLInputElement>('combobox').value === 'Walnut' ? 'b' : 'a'),
  },
  'Combobox, text': {
    render: (props) => <Combobox aria-label="Wood" options={options} {...props} />,
    props: ['inputValue', 'defaultInputValue', 'onInputValueChange'],
    first: 'Seg',
    second: 'Wal',
    choose: () => fireEvent.input(screen.getByRole('combobox'), { target: { value: 'Wal' } }),
    read: () => screen.getByRole<HTMLInputElement>('combobox').value,
  },
  SearchField: {
    render: (props) => <SearchField action="#" name="query" {...props} />,
    props: value,
    first: 'sofa',
    second: 'bed',
    choose: () => fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'bed' } }),
    read: () => screen.getByRole<HTMLInputElement>('searchbox').value,
  },
  Calendar: {
    render: (props) => <Calendar {...props} />,
    props: value,
    first: '2026-11-28',
    second: '2026-11-29',
    choose: () => fireEvent.click(document.querySelector('[data-date="2026-11-29"]') ?? document),
    read: () => document.querySelector<HTMLElement>('[aria-selected=true] > button')?.dataset['date'],
  },
  DatePicker: {
    render: (props) => <DatePicker aria-label="Day" {...props} />,
    props: value,
    first: '2026-11-28',
    second: '2026-11-29',
    choose: () => {
      const text = screen.getByRole('textbox');
      fireEvent.input(text, { target: { value: '29/11/2026' } });
      fireEvent.blur(text);
    },
    read: () => screen.getByRole<HTMLInputElement>('textbox').value.split('/').reverse().join('-'),
  },
  Tabs: {
    render: (props) => (
      <Tabs defaultValue="a" {...props}>
        <TabList aria-label="Wood">
          <Tab value="a">Segun</Tab>
          <Tab value="b">Walnut</Tab>
        </TabList>
        <TabPanel value="a">Brown</TabPanel>
        <TabPanel value="b">Dark</TabPanel>
      </Tabs>
    ),
    props: value,
    first: 'a',
    second: 'b',
    choose: () => fireEvent.click(screen.getByRole('tab', { name: 'Walnut' })),
    read: () => (screen.getByRole('tab', { selected: true }).textContent === 'Walnut' ? 'b' : 'a'),
  },
  MegaMenu: {
    render: (props) => (
      <MegaMenu
        items={options.map(({ value: id, label }) => ({
          id,
          label,
          href: `#${id}`,
          children: [{ id: `${id}1`, label: 'More', href: '#more' }],
        }))}
        {...props}
      />
    ),
    props: value,
    first: 'a',
    second: 'b',
    choose: () => fireEvent.click(screen.getByRole('button', { name: 'Show Walnut' })),
    read: () =>
      screen.getByRole('button', { name: 'Show Walnut' }).getAttribute('aria-expanded') === 'true'
        ? 'b'
        : 'a',
  },
  QuantityStepper: {
    render: (props) => <QuantityStepper aria-label="Quantity" {...props} />,
    props: value,
    first: 1,
    second: 2,
    choose: () => fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' })),
    read: () => Number(screen.getByRole<HTMLInputElement>('spinbutton').value),
  },
  PriceRange: {
    render: (props) => <PriceRange legend="Price" min={0} max={90} {...props} />,
    props: value,
    first: [10, 80],
    second: [20, 80],
    choose: () => fireEvent.change(screen.getAllByRole('slider')[0] ?? document, { target: { value: '20' } }),
    read: () => screen.getAllByRole<HTMLInputElement>('slider').map((thumb) => Number(thumb.value)),
  },
  Checkbox: {
    render: (props) => <Checkbox {...props}>Lift</Checkbox>,
    props: checked,
    ...toggle('checkbox'),
    read: readChecked('checkbox'),
  },
  Switch: {
    render: (props) => <Switch {...props}>Reminders</Switch>,
    props: checked,
    ...toggle('switch'),
    read: readChecked('switch'),
  },
  TagToggle: {
    render: (props) => <TagToggle {...props}>On offer</TagToggle>,
    props: pressed,
    ...toggle('button'),
    read: readPressed,
  },
  WishlistButton: {
    render: (props) => <WishlistButton aria-label="Wish for Meghna" {...props} />,
    props: pressed,
    ...toggle('button'),
    read: readPressed,
  },
  Gallery: slides((props) => <Gallery items={images} label="Sofa" {...props} />),
  Carousel: {
    ...slides((props) => (
      <Carousel
        slides={images.map(({ id, label }) => ({ id, label, content: label }))}
        label="News"
        interval={0}
        {...props}
      />
    )),
    // Only the colour of its mark says which slide is shown.
    read: () => (document.querySelectorAll('i')[1]?.classList.contains('text-accent') ? 'b' : 'a'),
  },
  Lightbox: slides((props) => <Lightbox open items={images} title="Sofa" {...props} />),
  AddressFields: {
    render: (props) => <AddressFields divisions={divisionFixtures} {...props} />,
    props: ['area', 'defaultArea', 'onAreaChange'],
    first: { division: divisionFixtures[0]?.name, district: '', upazila: '' },
    second: { division: divisionFixtures[1]?.name, district: '', upazila: '' },
    choose: () =>
      fireEvent.change(screen.getByRole('combobox', { name: /^Division/ }), {
        target: { value: divisionFixtures[1]?.name },
      }),
    read: () => ({
      division: screen.getByRole<HTMLSelectElement>('combobox', { name: /^Division/ }).value,
      district: '',
      upazila: '',
    }),
  },
};
const after = (action: () => void) => act(async () => action());

describe.each(Object.entries(choices))('%s', (_, choice) => {
  const { first, second, choose, read } = choice;
  const [given, initial, onChange] = choice.props;
  const handler = vi.fn();
  const show = (props: object) => {
    handler.mockReset();
    return render(choice.render(props));
  };
  const last = () => handler.mock.lastCall?.[0];

  test('keeps its own value without a handler', async () => {
    show({ [initial]: first });
    expect(read()).toEqual(first);
    await after(choose);
    expect(read()).toEqual(second);
  });

  test('calls its handler with the new value, once for each change, and never when it renders', async () => {
    const props = { [initial]: first, [onChange]: handler };
    const { rerender } = show(props);
    await after(() => rerender(choice.render(props)));
    expect(handler).not.toHaveBeenCalled();
    await after(choose);
    expect(last()).toEqual(second);
    expect(
      handler.mock.calls.filter(([next]) => JSON.stringify(next) === JSON.stringify(second)),
    ).toHaveLength(1);
  });

  test('keeps the value of its parent if that refuses another one, and asks again the next time', async () => {
    const props = { [given]: first, [onChange]: handler };
    const { rerender } = show(props);
    await after(choose);
    expect(last()).toEqual(second);
    await after(() => rerender(choice.render(props)));
    expect(read()).toEqual(first);
    const before = handler.mock.calls.length;
    await after(choose);
    expect(handler.mock.calls.length).toBeGreaterThan(before);
    expect(read()).toEqual(first);
  });

  test('follows its parent', async () => {
    const { rerender } = show({ [given]: first, [onChange]: handler });
    await after(() => rerender(choice.render({ [given]: second, [onChange]: handler })));
    expect(read()).toEqual(second);
    expect(handler).not.toHaveBeenCalled();
  });
});

test.each(['Gallery', 'Carousel', 'Lightbox'])('%s calls no handler for the slide that it shows', (name) => {
  const handler = vi.fn();
  render(choices[name]?.render({ activeId: 'a', onActiveIdChange: handler }) ?? null);
  const row = document.querySelector(
    '[data-slot=gallery-frame], [data-slot=carousel] > [role=group], [role=dialog] ul',
  );
  fireEvent.keyDown(row ?? document, { key: 'Home' });
  expect(handler).not.toHaveBeenCalled();
  fireEvent.keyDown(row ?? document, { key: 'End' });
  expect(handler).toHaveBeenCalledExactlyOnceWith('b');
});
