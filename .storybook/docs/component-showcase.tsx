import { Link } from '@piri/ui/link';
import { ToastRegion } from '@piri/ui/toast';
import type { ReactNode } from 'react';
import * as actions from './showcase-actions.tsx';
import * as controls from './showcase-controls.tsx';
import { getDocsUrl, type StorybookEntriesByTitle } from './storybook-entries-by-title.ts';

interface Tile {
  component: string;
  demo: () => ReactNode;
  /** The classes for its size in the grid. */
  gridClass?: string;
  /** @default 'bg-surface-muted p-4' */
  frameClass?: string;
}

const tiles: readonly Tile[] = [
  { component: 'Button', demo: actions.ButtonDemo },
  { component: 'PriceRange', demo: controls.PriceRangeDemo, gridClass: 'sm:col-span-2' },
  {
    component: 'LinkTile',
    demo: actions.LinkTileDemo,
    gridClass: 'row-span-2',
    frameClass: 'bg-backdrop-bedroom',
  },
  { component: 'QuantityStepper', demo: controls.QuantityStepperDemo },
  { component: 'Switch', demo: controls.SwitchDemo },
  { component: 'AlertDialog', demo: actions.AlertDialogDemo, frameClass: 'bg-surface-strong p-4' },
  { component: 'RadioCards', demo: controls.RadioCardsDemo },
  { component: 'Logo', demo: actions.LogoDemo, frameClass: 'surface-inverse p-4' },
  { component: 'Combobox', demo: controls.ComboboxDemo, gridClass: 'sm:col-span-2' },
  { component: 'DropdownMenu', demo: actions.DropdownMenuDemo },
  { component: 'FileUpload', demo: controls.FileUploadDemo, gridClass: 'sm:col-span-2' },
  { component: 'Tooltip', demo: actions.TooltipDemo },
  { component: 'CountBadge', demo: actions.CountBadgeDemo, frameClass: 'bg-backdrop-dining p-4' },
  { component: 'Field', demo: controls.FieldDemo, gridClass: 'sm:col-span-2' },
  { component: 'Popover', demo: actions.PopoverDemo, frameClass: 'bg-backdrop-living p-4' },
];

/** Shows live components, not pictures of them. */
export function ComponentShowcase({ index }: { index: StorybookEntriesByTitle }) {
  return (
    <>
      <ul className="grid grid-flow-dense auto-rows-[13rem] gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-5">
        {tiles.map(({ component, demo: Demo, gridClass = '', frameClass = 'bg-surface-muted p-4' }) => (
          <li key={component} className={`flex min-w-0 flex-col ${gridClass}`}>
            <div className={`grid min-h-0 grow place-items-center ${frameClass}`}>
              <Demo />
            </div>
            <p className="mt-1.5 flex justify-between gap-2 text-small">
              <Link
                variant="plain"
                className="font-semibold"
                href={getDocsUrl(`Components/${component}`)}
                target="_top"
              >
                {component}
              </Link>
              <span className="text-muted tabular">{index.get(`Components/${component}`)?.stories}</span>
            </p>
          </li>
        ))}
      </ul>
      <ToastRegion />
    </>
  );
}
