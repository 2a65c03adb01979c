import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { AccordionItem, AccordionTitle } from '../../accordion/accordion.tsx';
import { AccountMenu } from '../../account-menu/account-menu.tsx';
import { AlertDialog } from '../../alert-dialog/alert-dialog.tsx';
import { Combobox } from '../../combobox/combobox.tsx';
import { CurrencySelect } from '../../currency-select/currency-select.tsx';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { Drawer } from '../../drawer/drawer.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../dropdown-menu/dropdown-menu.tsx';
import { DropdownPanel } from '../../dropdown-panel/dropdown-panel.tsx';
import { Lightbox } from '../../lightbox/lightbox.tsx';
import { MobileMenu } from '../../mobile-menu/mobile-menu.tsx';
import { Modal } from '../../modal/modal.tsx';
import { OrderSummaryCollapsible } from '../../order-summary/order-summary.tsx';
import { PopUp } from '../../pop-up/pop-up.tsx';
import { Popover } from '../../popover/popover.tsx';
import { SearchField } from '../../search-field/search-field.tsx';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import type { OpenStateProps } from '../overlay/open-state.ts';
import { stubPopovers } from './stub-popovers.ts';

stubPopovers();

interface Opening {
  render: (props: OpenStateProps) => ReactElement;
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  reasons: [opens: string, closes: string];
}

const trigger = <button type="button">Open</button>;
const button = () => screen.getByText<HTMLElement>('Open');
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const find = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);

/** An overlay of Radix, which is in the page only while it is open. */
const dialog = (slot: string, element: (props: OpenStateProps) => ReactElement): Opening => ({
  render: element,
  isOpen: () => find(slot) !== null && find(slot)?.dataset['state'] !== 'closed',
  open: () => fireEvent.click(button()),
  close: pressEscape,
  reasons: ['trigger-press', 'escape-key'],
});
const popover = (slot: string, element: (props: OpenStateProps) => ReactElement): Opening => ({
  render: element,
  isOpen: () => find(slot)?.matches(':popover-open') === true,
  open: () => fireEvent.click(document.querySelector('[popovertarget]') ?? document),
  close: () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  reasons: ['trigger-press', 'escape-key'],
});
/** jsdom opens a `<details>` in a later task. */
const details = (slot: string, element: (props: OpenStateProps) => ReactElement): Opening => {
  const press = () => fireEvent.click(find(slot)?.querySelector('summary') ?? document);
  return {
    render: element,
    isOpen: () => find(slot)?.hasAttribute('open') === true,
    open: press,
    close: press,
    reasons: ['trigger-press', 'trigger-press'],
  };
};

const openings: Record<string, Opening> = {
  Modal: dialog('modal', (props) => <Modal title="Question" trigger={trigger} {...props} />),
  Drawer: dialog('drawer', (props) => <Drawer title="Filters" trigger={trigger} {...props} />),
  PopUp: dialog('pop-up', (props) => <PopUp title="Offer" image={null} trigger={trigger} {...props} />),
  AlertDialog: dialog('alert-dialog', (props) => (
    <AlertDialog
      title="Delete it?"
      confirmLabel="Delete it"
      cancelLabel="Keep it"
      onConfirm={() => {}}
      trigger={trigger}
      {...props}
    >
      It is gone for good.
    </AlertDialog>
  )),
  Lightbox: dialog('lightbox', (props) => (
    <Lightbox
      title="Sofa"
      items={[{ id: 'a', label: 'Front', thumbnail: null, image: null }]}
      trigger={trigger}
      {...props}
    />
  )),
  DropdownMenu: {
    ...dialog('dropdown-menu', (props) => (
      <DropdownMenu trigger={trigger} {...props}>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenu>
    )),
    open: () => fireEvent.keyDown(button(), { key: 'Enter' }),
  },
  Popover: popover('popover', (props) => <Popover aria-label="Hint" trigger={trigger} {...props} />),
  DropdownPanel: popover('dropdown-panel', (props) => <DropdownPanel trigger={trigger} {...props} />),
  MobileMenu: popover('mobile-menu', (props) => <MobileMenu items={[]} trigger={trigger} {...props} />),
  AccountMenu: popover('dropdown-panel', (props) => (
    <AccountMenu name="Farzana" entries={[]} signInHref="#in" {...props} />
  )),
  CurrencySelect: popover('dropdown-panel', (props) => (
    <CurrencySelect options={[{ value: 'BDT', label: 'Taka', flag: null }]} {...props} />
  )),
  DatePicker: popover('date-picker-panel', (props) => <DatePicker aria-label="Day" {...props} />),
  Tooltip: {
    ...popover('tooltip', (props) => (
      <Tooltip content="Saved here" {...props}>
        {trigger}
      </Tooltip>
    )),
    open: () => {
      button().blur();
      button().focus();
    },
    reasons: ['trigger-focus', 'escape-key'],
  },
  AccordionItem: details('accordion-item', (props) => (
    <AccordionItem {...props}>
      <AccordionTitle>Warranty</AccordionTitle>
    </AccordionItem>
  )),
  OrderSummaryCollapsible: details('order-summary-collapsible', (props) => (
    <OrderSummaryCollapsible label="Order" count="1 thing" total="৳1" {...props} />
  )),
  Combobox: {
    render: (props) => <Combobox aria-label="Area" options={[{ value: 'a', label: 'Adabor' }]} {...props} />,
    isOpen: () => screen.getByRole('combobox').getAttribute('aria-expanded') === 'true',
    open: () => fireEvent.click(screen.getByRole('combobox')),
    close: () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' }),
    reasons: ['trigger-press', 'escape-key'],
  },
  SearchField: {
    render: (props) => <SearchField action="#" name="query" defaultOpen={false} {...props} />,
    isOpen: () => find('search-field')?.dataset['state'] === 'open',
    open: () => fireEvent.submit(screen.getByRole('search')),
    close: () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' }),
    reasons: ['trigger-press', 'escape-key'],
  },
};

/** Does something and waits for what the browser does in a later task. */
const after = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

describe.each(Object.entries(openings))('%s', (_, opening) => {
  const { isOpen, open, close, reasons } = opening;
  const onOpenChange = vi.fn();
  const show = (props: OpenStateProps = {}) => {
    onOpenChange.mockReset();
    return render(opening.render(props));
  };

  test('opens and closes by itself without a handler', async () => {
    show();
    expect(isOpen()).toBe(false);
    await after(open);
    expect(isOpen()).toBe(true);
    await after(close);
    expect(isOpen()).toBe(false);
  });

  test('calls onOpenChange once for each change, with the reason, and never when it renders', async () => {
    const { rerender } = show({ onOpenChange });
    await after(open);
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: reasons[0] }]]);
    await after(() => rerender(opening.render({ onOpenChange })));
    await after(close);
    expect(onOpenChange.mock.calls.slice(1)).toEqual([[false, { reason: reasons[1] }]]);
  });

  test('is open at first with defaultOpen, which is no change', async () => {
    const { rerender } = show({ defaultOpen: true, onOpenChange });
    await after(() => rerender(opening.render({ defaultOpen: true, onOpenChange })));
    expect(isOpen()).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
    await after(close);
    expect(isOpen()).toBe(false);
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test('stays closed or open if its parent controls it and refuses, and asks again the next time', async () => {
    const { rerender } = show({ open: false, onOpenChange });
    await after(open);
    await after(open);
    expect(isOpen()).toBe(false);
    expect(onOpenChange.mock.calls.map(([next]) => next)).toEqual([true, true]);
    onOpenChange.mockReset();
    await after(() => rerender(opening.render({ open: true, onOpenChange })));
    expect(isOpen()).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
    await after(close);
    await after(close);
    expect(isOpen()).toBe(true);
    expect(onOpenChange.mock.calls.map(([next]) => next)).toEqual([false, false]);
  });

  test('follows its parent', async () => {
    const { rerender } = show({ open: true, onOpenChange });
    await after(() => {});
    expect(isOpen()).toBe(true);
    await after(() => rerender(opening.render({ open: false, onOpenChange })));
    expect(isOpen()).toBe(false);
    await after(() => rerender(opening.render({ open: true, onOpenChange })));
    expect(isOpen()).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('what the user has opened before hydration', () => {
  const onOpenChange = vi.fn();

  /** Renders a component, opens it as a browser does without React, and hydrates it. */
  async function openAndHydrate({ render: element, isOpen }: Opening, isControlled: boolean) {
    onOpenChange.mockReset();
    const page = <Parent element={element} isControlled={isControlled} onOpenChange={onOpenChange} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    for (const popover of container.querySelectorAll<HTMLElement>('[popover="auto"]')) popover.showPopover();
    container.querySelector('details')?.setAttribute('open', '');
    expect(isOpen()).toBe(true);
    await after(() => render(page, { container, hydrate: true }));
  }

  test.each(['Popover', 'MobileMenu', 'DropdownPanel', 'AccordionItem', 'OrderSummaryCollapsible'])(
    'stays open and is reported once: %s',
    async (name) => {
      for (const isControlled of [true, false]) {
        const opening = openings[name] as Opening;
        await openAndHydrate(opening, isControlled);
        expect(opening.isOpen()).toBe(true);
        expect(onOpenChange.mock.calls).toEqual([[true]]);
        cleanup();
      }
    },
  );
});

interface ParentProps {
  element: Opening['render'];
  isControlled: boolean;
  onOpenChange: (open: boolean) => void;
}

function Parent({ element, isControlled, onOpenChange }: ParentProps) {
  const [open, setOpen] = useState(false);
  const change: OpenStateProps['onOpenChange'] = (next) => {
    onOpenChange(next);
    setOpen(next);
  };
  return element({ onOpenChange: change, ...(isControlled && { open }) });
}
