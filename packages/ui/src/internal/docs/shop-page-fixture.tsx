import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { Logo } from '../../logo/logo.tsx';
import { SofaFixture } from './sofa-fixture.tsx';

/** A page of a shop, for stories that show how a component looks in one. Most overlays stand on `PageFixture`. */
export function ShopPageFixture({ title = 'First, sit down.', notice, children }: ShopPageFixtureProps) {
  return (
    <div className="h-dvh overflow-clip bg-page text-default">
      <div className="flex h-16 items-center gap-5 border-subtle border-b px-4 md:px-8">
        <Logo className="h-8" />
        <span className="ms-auto flex gap-4">
          <Icon name="search" />
          <Icon name="heart" />
          <Icon name="bag" />
        </span>
      </div>
      {notice}
      <div className="grid gap-6 bg-backdrop-living px-4 py-8 md:grid-cols-2 md:px-8 md:py-12">
        <div className="grid content-center justify-items-start gap-4">
          <h1 className="font-display text-page-title">{title}</h1>
          <p className="max-w-90 text-muted">
            Furniture from our own workshop in Savar, carried up your stairs.
          </p>
          {children}
        </div>
        <SofaFixture className="h-auto w-full max-w-130 justify-self-end" />
      </div>
      <ul className="grid grid-cols-2 gap-3 px-4 py-8 md:grid-cols-4 md:gap-6 md:px-8">
        {items.map(([name, price, backdrop]) => (
          <li key={name}>
            <div className={`grid aspect-4/5 items-end rounded-chip p-4 ${backdrop}`}>
              <SofaFixture className="h-auto w-full" />
            </div>
            <p className="mt-3 font-semibold">{name}</p>
            <p className="font-price text-price tabular">{price}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ShopPageFixtureProps {
  title?: string;
  /** A banner below the bar. */
  notice?: ReactNode;
  children?: ReactNode;
}

const items = [
  ['Meghna 3-Seater', '৳49,725', 'bg-backdrop-living'],
  ['Padma L-Shape', '৳1,28,000', 'bg-surface-muted'],
  ['Jamuna Divan', '৳32,400', 'bg-backdrop-dining'],
  ['Surma Armchair', '৳21,900', 'bg-backdrop-bedroom'],
] as const;
