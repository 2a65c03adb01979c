import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActiveFilters } from '../active-filters/active-filters.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { Link } from '../link/link.tsx';
import {
  applyFormData,
  categoryRows,
  formatTaka,
  materialRows,
  sofaFilterGroupsFixture,
  toFilterValues,
  toggleGroupFixture,
  woodRows,
} from './filter-groups.fixtures.ts';
import type { FilterGroup } from './filter-groups.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** Receives the submitted form as a query string. */
const onSend = fn<(query: string) => void>();

/** Behaves like a page: it reads the form, changes the URL and renders the groups with the new values. */
function Page({ groups: visibleValues, ...props }: FilterPanelProps) {
  const [groups, setGroups] = useState(visibleValues);
  return (
    <FilterPanel
      {...props}
      groups={groups}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onSend(decodeURIComponent(String(new URLSearchParams(form as never))));
        setGroups(applyFormData(groups, form));
      }}
    />
  );
}

const meta = {
  title: 'Commerce/FilterPanel',
  component: FilterPanel,
  args: { action: '#shop', groups: sofaFilterGroupsFixture, hiddenFields: { categoryId: 'living' } },
  parameters: {
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On a title: collapses or expands the group.',
        step: 'Enter collapses and expands a group',
      },
      {
        keys: ['Space'],
        action: 'On a checkbox: selects the value and submits the form.',
        step: 'Space selects a value and submits the form',
      },
      {
        keys: ['Enter'],
        action: 'In a number field: applies the numbers and submits the form.',
        step: 'Enter applies the typed numbers',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On “Show all”: shows the remaining values.',
        step: 'Space shows all values',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a button of the bar: opens its values below it.',
        step: 'Enter opens the values of a group',
      },
      {
        keys: ['Escape'],
        action: 'Closes the values below a button and returns the focus to that button.',
        step: 'Escape closes the values and returns the focus',
      },
    ],
  },
  beforeEach: () => void onSend.mockClear(),
  decorators: [
    // As the shop shows each layout: beside the list, above it, or in a drawer. The story of the drawer has its own.
    (Story, { args, initialArgs }) => {
      if (args.layout === 'bar' || initialArgs.layout === 'sheet') return <Story />;
      if (args.layout === 'sheet') {
        return (
          <Drawer trigger={<Button>Filters</Button>} title="Filters">
            <Story />
          </Drawer>
        );
      }
      return (
        <div className="w-66 max-w-full">
          <Story />
        </div>
      );
    },
  ],
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the list, 264 px wide. */
export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

/**
 * Submits the form on every change, without unmoved ends of the price range and empty inputs. The first step calls
 * `click()` because a test cannot trigger the browser's native Enter on a `<summary>`.
 */
export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('Enter collapses and expands a group', async () => {
      const title = canvas.getByText('Type', { selector: 'summary *' }).closest('summary');
      const last = canvas.getByRole('checkbox', { name: /^Sofa beds/ });
      title?.click();
      await waitFor(() => expect(last).not.toBeVisible());
      title?.click();
      await waitFor(() => expect(last).toBeVisible());
    });
    await step('Space selects a value and submits the form', async () => {
      canvas.getByRole('checkbox', { name: /^Neel/ }).focus();
      await userEvent.keyboard(' ');
      await expect(onSend).toHaveBeenLastCalledWith(
        'kind=sofas&kind=l-shapes&kind=divans&kind=armchairs&minPrice=15000&maxPrice=130000&cloth=neel&categoryId=living',
      );
      await expect(canvas.getByRole('checkbox', { name: /^Neel/ })).toHaveFocus();
    });
    await step('Enter applies the typed numbers', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'To, cm' }), '২২৮{Enter}');
      await expect(onSend.mock.lastCall?.[0]).toContain('&maxWidth=228&');
      await expect(onSend.mock.lastCall?.[0]).not.toContain('minWidth');
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Highest price' }));
      await userEvent.keyboard('{Enter}');
      await expect(onSend.mock.lastCall?.[0]).toContain('minPrice=15000&maxWidth=228');
      await expect(onSend).toHaveBeenCalledTimes(3);
    });
    canvas.getByRole<HTMLInputElement>('textbox', { name: 'Highest price' }).blur();
  },
};

/** Above the list, each group behind a button. */
export const Bar: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: { layout: 'bar', groups: withDetails(sofaFilterGroupsFixture) },
  render: (args) => <Page {...args} />,
};

/**
 * Opens the values of a group in the bar. The last step calls `hidePopover()` because a test cannot trigger the
 * browser's native Escape.
 */
export const BarOpen: Story = {
  args: { layout: 'bar', groups: withDetails(sofaFilterGroupsFixture) },
  render: (args) => (
    <div className="min-h-120">
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Cloth colour' });
    const hanging = document.getElementById(button.getAttribute('popovertarget') ?? '');
    await step('Enter opens the values of a group', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(hanging).toBeVisible());
    });
    await step('Escape closes the values and returns the focus', async () => {
      await userEvent.tab();
      hanging?.hidePopover();
      await waitFor(() => expect(hanging).not.toBeVisible());
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    await waitFor(() => expect(hanging).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Neel/ }));
    await expect(onSend.mock.lastCall?.[0]).toContain('cloth=neel');
    await expect(canvas.getByRole('button', { name: 'Cloth colour 1 chosen' })).toBe(button);
    await expect(hanging).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/**
 * On a phone, in a drawer whose button shows the count. Materials are large swatches; what is selected is shown beside
 * the title.
 */
export const Sheet: Story = {
  tags: ['w320', 'forced-colours'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: { layout: 'sheet', groups: onAPhone() },
  render: (args) => (
    // The page behind the drawer.
    <div>
      <Drawer
        open
        title="Filters"
        onOpenChange={() => {}}
        headerActions={
          <Link href="#shop" className="inline-flex min-h-11 items-center px-2">
            Clear all 4
          </Link>
        }
        footer={<Button>Show 21 pieces</Button>}
      >
        <ActiveFilters
          className="pb-4"
          status="21 pieces"
          filters={['Sofas', 'L-shapes', 'Neel', 'to ৳1,30,000'].map((label) => ({
            id: label,
            label,
            href: `#without-${label}`,
          }))}
        />
        <Page {...args} />
      </Drawer>
    </div>
  ),
  play: async () => {
    await waitForDialog();
    await expect(screen.getByRole('checkbox', { name: 'Neel 18' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Leaf 0' })).toBeDisabled();
  },
};

/** More than six values: the rest is behind “Show all”. */
export const ManyValues: Story = {
  args: { groups: [{ id: 'wood', name: 'Wood', kind: 'checkbox', values: toFilterValues(woodRows) }] },
};

export const AllValues: Story = {
  args: { groups: [{ id: 'wood', name: 'Wood', kind: 'checkbox', values: toFilterValues(woodRows) }] },
  play: async ({ canvas, step }) => {
    const summary = canvas.getByText('Show all 9').closest('summary');
    await step('Space shows all values', async () => {
      summary?.click();
      await waitFor(() => expect(canvas.getByText('Wenge')).toBeVisible());
      await expect(canvas.getByText('Show fewer')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bamboo/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bamboo/ }));
    await expect(canvas.getByText('Bamboo')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** While the list is loading, nothing moves and nothing is disabled. */
export const Loading: Story = { args: { loading: true } };

/** A button submits the form, for slow connections. */
export const WithButton: Story = {
  args: {
    submitOnChange: false,
    groups: sofaFilterGroupsFixture.slice(0, 1),
    labels: { submit: 'Show 63 pieces' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Sofa beds/ }));
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 63 pieces' }));
    await expect(onSend.mock.lastCall?.[0]).toContain('kind=sofa-beds');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** No item matches: what is selected can be deselected, nothing else can be selected. */
export const NothingLeft: Story = {
  name: 'Empty',
  args: {
    groups: [
      {
        id: 'kind',
        name: 'Type',
        kind: 'checkbox',
        values: toFilterValues(
          categoryRows.map(([label]) => [label, 0]),
          'Divans',
        ),
      },
      {
        id: 'cloth',
        name: 'Cloth colour',
        kind: 'checkbox',
        values: toFilterValues(
          materialRows.map(([label, , colour]) => [label, 0, colour]),
          'Turmeric',
        ),
      },
      { ...toggleGroupFixture, values: toggleGroupFixture.values.map((value) => ({ ...value, count: 0 })) },
    ],
  },
};

export const Collapsed: Story = {
  args: {
    groups: sofaFilterGroupsFixture.map((group) =>
      group.kind === 'switches' ? group : { ...group, defaultOpen: false },
    ),
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    groups: [
      {
        id: 'kind',
        name: 'What it becomes at night, when the guests from Rajshahi stay on after dinner',
        kind: 'checkbox',
        values: toFilterValues(
          [
            ['A double bed with a drawer for two quilts and four cushions under each half', 1234],
            ['Nothing: a sofa stays a sofa', 98765],
            ['WohnzimmereinrichtungsgegenstandmitSchlaffunktion', 3],
          ],
          'Nothing: a sofa stays a sofa',
        ),
      },
      {
        id: 'width',
        name: 'Width',
        kind: 'measure',
        fields: ['minWidth', 'maxWidth'],
        labels: ['From, in whole centimetres', 'To, without the skirting, cm'],
        from: 12345678,
        to: 98765432,
      },
    ],
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  args: {
    groups: [
      {
        id: 'kind',
        name: 'ধরন',
        kind: 'checkbox',
        values: toFilterValues(
          [
            ['সোফা', 22],
            ['এল-শেপ', 11],
            ['ডিভান', 14],
          ],
          'সোফা',
          'ডিভান',
        ),
      },
      {
        id: 'price',
        name: 'দাম',
        kind: 'range',
        fields: ['minPrice', 'maxPrice'],
        min: 1950,
        max: 185000,
        from: 15000,
        format: (price) => `৳${price.toLocaleString('bn-BD')}`,
      },
      {
        id: 'width',
        name: 'যে চওড়া ঘরে ধরে',
        kind: 'measure',
        fields: ['minWidth', 'maxWidth'],
      },
    ],
  },
};

function withDetails(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups.map((group) =>
    group.kind === 'range'
      ? { ...group, description: `${formatTaka(15000)} to ${formatTaka(130000)}` }
      : group,
  );
}

function onAPhone(): readonly FilterGroup[] {
  const [, price, width] = withDetails(sofaFilterGroupsFixture);
  if (!price || !width) throw new Error('A page of sofas has a price and a width.');
  return [
    {
      id: 'kind',
      name: 'Type',
      kind: 'checkbox',
      values: toFilterValues(categoryRows.slice(0, 4), 'Sofas', 'L-shapes'),
    },
    { ...price, description: 'to ৳1,30,000' } as FilterGroup,
    {
      id: 'cloth',
      name: 'Cloth colour',
      kind: 'checkbox',
      description: 'Neel',
      values: toFilterValues(
        materialRows.map(([label, count, colour]) => [label, label === 'Leaf' ? 0 : count, colour]),
        'Neel',
      ),
    },
    { ...width, defaultOpen: false } as FilterGroup,
    toggleGroupFixture,
  ];
}
