import { Link } from '@piri/ui/link';
import { ToastRegion } from '@piri/ui/toast';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as actions from './showcase-actions.tsx';
import * as controls from './showcase-controls.tsx';
import { getDocsUrl, type StorybookEntriesByTitle } from './storybook-entries-by-title.ts';

interface Tile {
  component: string;
  demo: ComponentType;
  /** The classes for its size in the grid. */
  gridClass?: string;
  /** @default 'bg-surface-muted p-4' */
  frameClass?: string;
}

/** Their scripts are a third of what the page loads for its own, and the first screen shows none of them. */
const AlertDialogDemo = lazy(async () => ({
  default: (await import('./showcase-overlays.tsx')).AlertDialogDemo,
}));
const DropdownMenuDemo = lazy(async () => ({
  default: (await import('./showcase-overlays.tsx')).DropdownMenuDemo,
}));

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
  { component: 'AlertDialog', demo: AlertDialogDemo, frameClass: 'bg-surface-strong p-4' },
  { component: 'RadioCards', demo: controls.RadioCardsDemo },
  { component: 'Logo', demo: actions.LogoDemo, frameClass: 'surface-inverse p-4' },
  { component: 'Combobox', demo: controls.ComboboxDemo, gridClass: 'sm:col-span-2' },
  { component: 'DropdownMenu', demo: DropdownMenuDemo },
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
            <TileFrame className={frameClass} demo={Demo} />
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

/** Renders its demo once it is in the window. The size of a tile does not depend on it. */
function TileFrame({ className, demo: Demo }: { className: string; demo: ComponentType }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={`grid min-h-0 grow place-items-center ${className}`}>
      <Suspense>{isReached && <Demo />}</Suspense>
    </div>
  );
}
