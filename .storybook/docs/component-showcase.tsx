import { Link } from '@piri/ui/link';
import { ToastRegion } from '@piri/ui/toast';
import type { ReactNode } from 'react';
import * as actions from './showcase-actions.tsx';
import * as controls from './showcase-controls.tsx';
import { getDocsUrl, type StorybookEntriesByTitle } from './storybook-entries-by-title.ts';

interface Tile {
  part: string;
  piece: () => ReactNode;
  /** The classes for its size in the grid. */
  room?: string;
  /** @default 'bg-surface-muted p-4' */
  ground?: string;
}

const tiles: readonly Tile[] = [
  { part: 'Button', piece: actions.ButtonDemo },
  { part: 'PriceRange', piece: controls.PriceRangeDemo, room: 'sm:col-span-2' },
  { part: 'LinkTile', piece: actions.LinkTileDemo, room: 'row-span-2', ground: 'bg-backdrop-bedroom' },
  { part: 'QuantityStepper', piece: controls.QuantityStepperDemo },
  { part: 'Switch', piece: controls.SwitchDemo },
  { part: 'AlertDialog', piece: actions.AlertDialogDemo, ground: 'bg-surface-strong p-4' },
  { part: 'RadioCards', piece: controls.RadioCardsDemo },
  { part: 'Logo', piece: actions.LogoDemo, ground: 'surface-inverse p-4' },
  { part: 'Combobox', piece: controls.ComboboxDemo, room: 'sm:col-span-2' },
  { part: 'DropdownMenu', piece: actions.DropdownMenuDemo },
  { part: 'FileUpload', piece: controls.FileUploadDemo, room: 'sm:col-span-2' },
  { part: 'Tooltip', piece: actions.TooltipDemo },
  { part: 'CountBadge', piece: actions.CountBadgeDemo, ground: 'bg-backdrop-dining p-4' },
  { part: 'Field', piece: controls.FieldDemo, room: 'sm:col-span-2' },
  { part: 'Popover', piece: actions.PopoverDemo, ground: 'bg-backdrop-living p-4' },
];

/** Shows live components, not pictures of them. */
export function ComponentShowcase({ index }: { index: StorybookEntriesByTitle | undefined }) {
  return (
    <>
      <ul className="grid grid-flow-dense auto-rows-[13rem] gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-5">
        {tiles.map(({ part, piece: Piece, room = '', ground = 'bg-surface-muted p-4' }) => (
          <li key={part} className={`flex min-w-0 flex-col ${room}`}>
            <div className={`grid min-h-0 grow place-items-center ${ground}`}>
              <Piece />
            </div>
            <p className="mt-1.5 flex justify-between gap-2 text-small">
              <Link
                variant="plain"
                className="font-semibold"
                href={getDocsUrl(`Components/${part}`)}
                target="_top"
              >
                {part}
              </Link>
              <span className="text-muted tabular">{index?.get(`Components/${part}`)?.stories}</span>
            </p>
          </li>
        ))}
      </ul>
      <ToastRegion />
    </>
  );
}
