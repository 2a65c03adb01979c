import { MegaMenu } from '../../mega-menu/mega-menu.tsx';
import { menuItemFixtures } from '../../mega-menu/menu-items.fixtures.ts';
import { SofaFixture } from './sofa-fixture.tsx';

interface MegaMenuInPlaceFixtureProps {
  /** Names the landmark, since landmarks of the same name cannot be told apart. */
  name: string;
  /** Whether the panel of the second entry is open, in the room below the bar. */
  open?: boolean;
  /** Whether that panel has content beside its groups and in its bottom row. */
  extended?: boolean;
  /** Whether the last entry is highlighted. */
  accent?: boolean;
}

/** A bar with a short menu. Its scrim ends with the figure instead of dimming the page. */
export function MegaMenuInPlaceFixture({
  name,
  open = false,
  extended,
  accent,
}: MegaMenuInPlaceFixtureProps) {
  const [outdoor, decor, last] = menuItemFixtures.slice(-3);
  if (!outdoor || !decor || !last) throw new Error('The fixtures have fewer than three entries.');
  return (
    <div className={`relative isolate overflow-hidden ${open ? 'h-110' : ''}`}>
      <div className="relative h-19 bg-surface px-6">
        <MegaMenu
          label={name}
          value={open ? decor.id : ''}
          items={[
            outdoor,
            extended ? { ...decor, ...extension } : decor,
            { ...last, accent: accent ?? false },
          ]}
        />
      </div>
    </div>
  );
}

const extension = {
  aside: (
    <div className="grid aspect-2/1 place-items-center bg-backdrop-living p-6">
      <SofaFixture className="h-auto w-full" />
    </div>
  ),
  footer: <span className="text-muted text-small">Also in the showroom in Dhanmondi</span>,
};
