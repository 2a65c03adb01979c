import { Button } from '@piri/ui/button';
import { Divider } from '@piri/ui/divider';
import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import { Logo } from '@piri/ui/logo';
import { tokensOf } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { countOf, useBenchIndex } from './bench-index.ts';
import { ExplodedStool } from './exploded-stool.tsx';

const tokens = tokensOf('light').size;

export function Welcome() {
  const index = useBenchIndex();
  const all = countOf(index, '');
  const components = countOf(index, 'Components/');
  const commerce = countOf(index, 'Commerce/');
  const screens = countOf(index, 'Screens/');

  return (
    <Unstyled>
      <section className="ground-cloth joint-corner grid items-center gap-8 p-6 md:p-10 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h1 className="font-display text-page-title">Everything fits, or it goes back.</h1>
          <p className="mt-4 text-lead text-on-cloth-2">
            The parts of the Piri shop, each with its rules, its keys and every state it can be in. Build from
            the left, from foundation to screen.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-6">
            <Button asChild variant="cloth">
              <a href="./?path=/docs/components-button--docs" target="_top">
                Start with Button
              </a>
            </Button>
            <Link variant="stitched" href="./?path=/docs/foundations-colour--docs" target="_top">
              Foundations first
            </Link>
          </div>
        </div>
        <ExplodedStool
          labels={{
            screens: `${screens.parts}, in every state`,
            components: `${components.parts}, no shop inside`,
            commerce: `${commerce.parts} parts that know a price`,
            foundations: `${tokens} tokens, one source`,
          }}
        />
      </section>

      <dl className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-4">
        <Figure term="parts" value={all.parts} />
        <Figure term="stories" value={all.stories} />
        <Figure term="tokens" value={tokens} />
        <Figure term="in light and dark" value="2.2 AA" />
      </dl>

      <h2 className="mt-12 font-display text-small-title">On the bench</h2>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {shelf.map(({ name, children }) => (
          <li key={name}>
            {/* The part is shown, not used: the link below it is what can be pressed. */}
            <div className="grid h-36 place-items-center bg-pati p-4" inert>
              {children}
            </div>
            <p className="mt-2 flex justify-between gap-2 text-meta">
              <Link variant="plain" className="font-semibold" href={pageOf(name)} target="_top">
                {name}
              </Link>
              <span className="text-ink-2">{index?.get(`Components/${name}`) ?? ''}</span>
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const shelf: readonly { name: string; children: ReactNode }[] = [
  { name: 'Button', children: <Button className="before:[clip-path:inset(0)]!">Add to cart</Button> },
  {
    name: 'Link',
    children: (
      <Link variant="stitched" href="#new">
        All new pieces
      </Link>
    ),
  },
  { name: 'Logo', children: <Logo /> },
  { name: 'Divider', children: <Divider /> },
  {
    name: 'Icon',
    children: (
      <span className="flex gap-4">
        <Icon name="search" />
        <Icon name="heart" className="fill-current text-neel" />
        <Icon name="bag" />
      </span>
    ),
  },
];

function Figure({ term, value }: { term: string; value: number | string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2 text-meta">{term}</dt>
      <dd className="font-total text-small-title">{value}</dd>
    </div>
  );
}

function pageOf(name: string): string {
  return `./?path=/docs/components-${name.toLowerCase()}--docs`;
}
