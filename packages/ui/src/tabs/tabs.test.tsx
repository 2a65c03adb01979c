import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance, type ForwardedProps } from '../internal/testing/conformance.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs, type TabsProps } from './tabs.tsx';

type Given = Omit<TabsProps, 'value' | 'defaultValue'> & { value?: string };

const facts = ({ value, ...props }: Given = {}) => (
  <Tabs {...props} {...(value ? { value } : { defaultValue: 'size' })}>
    <TabList aria-label="About the sofa">
      <Tab value="size">Size</Tab>
      <Tab value="cloth">Cloth</Tab>
      <Tab value="care">Care</Tab>
    </TabList>
    <TabPanel value="size">228 × 96 × 80 cm</TabPanel>
    <TabPanel value="cloth">62% linen, 38% cotton</TabPanel>
    <TabPanel value="care">Vacuum weekly</TabPanel>
  </Tabs>
);

const sofa = (part: 'list' | 'tab' | 'count' | 'panel', given: ForwardedProps) => {
  const on = (name: typeof part) => (part === name ? given : {});
  return (
    <Tabs defaultValue="cloth">
      <TabList aria-label="About the sofa" {...on('list')}>
        <Tab value="cloth" {...on('tab')}>
          Cloth {part === 'count' && <TabCount {...given}>5</TabCount>}
        </Tab>
      </TabList>
      <TabPanel value="cloth" {...on('panel')}>
        62% linen, 38% cotton
      </TabPanel>
    </Tabs>
  );
};

describeConformance('Tabs', (props) => facts(props), { slot: 'tabs', element: 'div' });
describeConformance('TabList', (props) => sofa('list', props), { slot: 'tab-list', element: 'div' });
describeConformance('Tab', (props) => sofa('tab', props), { slot: 'tab', element: 'button' });
describeConformance('TabCount', (props) => sofa('count', props), { slot: 'tab-count', element: 'span' });
describeConformance('TabPanel', (props) => sofa('panel', props), { slot: 'tab-panel', element: 'div' });

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, ...more });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('each tab controls its panel, and each panel is named by its tab', () => {
  render(facts());
  for (const name of ['Size', 'Cloth', 'Care']) {
    const panel = document.getElementById(tab(name).getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(name).id);
    expect(panel?.dataset['state']).toBe(name === 'Size' ? 'active' : 'inactive');
  }
});

test('arrow keys move through the row and wrap; Home and End move to its ends', () => {
  render(facts());
  tab('Size').focus();
  const way = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(key);
    expect(document.activeElement?.textContent).toBe(chosen());
    return chosen();
  });
  expect(way).toEqual(['Cloth', 'Size', 'Care', 'Size', 'Care', 'Size']);
});

test('with manual activation an arrow key only moves the focus, and a press selects', () => {
  const choose = vi.fn();
  render(facts({ activationMode: 'manual', onValueChange: choose }));
  tab('Size').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tab('Cloth'));
  expect(chosen()).toBe('Size');
  fireEvent.click(tab('Cloth'));
  expect(chosen()).toBe('Cloth');
  expect(choose).toHaveBeenCalledExactlyOnceWith('cloth');
});

test('only one tab is in the Tab order: the focused one, otherwise the selected one', () => {
  render(facts({ activationMode: 'manual' }));
  const reached = () => screen.getAllByRole('tab').filter((one) => one.tabIndex === 0);
  expect(reached()).toEqual([tab('Size')]);
  tab('Size').focus();
  press('End');
  expect(reached()).toEqual([tab('Care')]);
  act(() => tab('Care').blur());
  expect(reached()).toEqual([tab('Size')]);
});

test('leaves arrow keys with Alt, Ctrl or the command key to the browser', () => {
  render(facts());
  tab('Cloth').focus();
  for (const key of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    const event = createEvent.keyDown(tab('Cloth'), { key: 'ArrowLeft', ...key });
    fireEvent(tab('Cloth'), event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(document.activeElement).toBe(tab('Cloth'));
});

test('skips a disabled tab', () => {
  render(
    <Tabs defaultValue="size">
      <TabList aria-label="About the sofa">
        <Tab value="size">Size</Tab>
        <Tab value="stock" disabled>
          Stock
        </Tab>
        <Tab value="care">Care</Tab>
      </TabList>
    </Tabs>,
  );
  tab('Size').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tab('Care'));
});

test('shows a controlled value', () => {
  const choose = vi.fn();
  render(facts({ value: 'cloth', onValueChange: choose }));
  fireEvent.click(tab('Care'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('care');
  expect(chosen()).toBe('Cloth');
});

test('every tab is in the Tab order before hydration, when arrow keys do not work', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(facts());
  const stops = [...served.querySelectorAll<HTMLElement>('[role=tab]')].map((one) => one.tabIndex);
  expect(stops).toEqual([0, 0, 0]);
  expect(served.textContent).toContain('Vacuum weekly');
});

test('a tab that is a link navigates, by arrow key and by Space too', () => {
  const follow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <Tabs defaultValue="orders">
      <TabList aria-label="Your account">
        <Tab asChild value="orders">
          <a href="?tab=orders" onClick={follow}>
            Orders
          </a>
        </Tab>
        <Tab asChild value="wishlist">
          <a href="?tab=wishlist" onClick={follow}>
            Wishlist
          </a>
        </Tab>
      </TabList>
    </Tabs>,
  );
  tab('Orders').focus();
  press('ArrowRight');
  expect(follow).toHaveBeenCalledTimes(1);
  expect(chosen()).toBe('Wishlist');
  press(' ');
  expect(follow).toHaveBeenCalledTimes(2);
});

test('a press that opens a new browser tab selects nothing', () => {
  render(facts());
  fireEvent.click(tab('Care'), { ctrlKey: true });
  expect(chosen()).toBe('Size');
});

test('throws a helpful error outside Tabs', () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<Tab value="size">Size</Tab>)).toThrow('`Tab` is outside `Tabs`');
  error.mockClear();
});
