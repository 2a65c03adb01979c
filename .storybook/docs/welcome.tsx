import { Button } from '@piri/ui/button';
import { Link } from '@piri/ui/link';
import { getTokens } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useStatus } from '../../packages/ui/src/internal/docs/component-status.ts';
import { ComponentList } from './component-list.tsx';
import { ComponentShowcase } from './component-showcase.tsx';
import { ExplodedStool } from './exploded-stool.tsx';
import { countComponents, getDocsUrl, useStorybookIndex } from './storybook-index.ts';
import { TaskLinks } from './task-links.tsx';
import { TestStatus } from './test-status.tsx';

const tokens = getTokens('light').size;

export function Welcome() {
  const index = useStorybookIndex();
  const status = useStatus();
  const [components, commerce, screens] = ['Components/', 'Commerce/', 'Screens/'].map((section) =>
    countComponents(index, section),
  );

  return (
    <Unstyled>
      <div className="workbench-wide grid gap-16">
        <div>
          <header className="surface-inverse corner-mitre grid items-center gap-x-8 gap-y-4 p-6 md:p-10 md:grid-cols-[1fr_1.25fr] md:py-6">
            <div>
              <h1 className="font-display text-title lg:text-page-title">
                Everything fits, or it goes back.
              </h1>
              <p className="mt-5 max-w-110 text-lead text-on-inverse-muted">
                The parts of the Piri shop, each with its rules, its keys and every state it can be in. Build
                from the floor up: foundations, then parts, then screens.
              </p>
              <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
                <Button asChild variant="on-inverse">
                  <a href={getDocsUrl('Components/Button')} target="_top">
                    Start with Button
                  </a>
                </Button>
                <Link variant="standalone" href={getDocsUrl('Guides/How to review')} target="_top">
                  How a part gets in
                </Link>
              </div>
            </div>
            <ExplodedStool
              labels={{
                screens: screens?.parts ? `${screens.parts}, in every state` : 'none on the workbench yet',
                components: `${components?.parts ?? 0}, no shop inside`,
                commerce: commerce?.parts
                  ? `${commerce.parts} parts that know a price`
                  : 'none on the workbench yet',
                foundations: `${tokens} tokens, one source`,
              }}
            />
          </header>
          <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
            <Figure term="parts" value={components?.parts} />
            <Figure term="stories" value={countComponents(index, '').stories} />
            <Figure term="approved pictures" value={status?.pictures} />
            <Figure term="axe findings, last visit" value={axeFindings(status)} />
            <Figure term="tokens" value={tokens} />
            <Figure term="in light and dark" value="2.2 AA" />
          </dl>
        </div>

        <Chapter
          title="On the workbench"
          note="Real parts: press, type, slide. The number is how many stories stand behind a name."
        >
          <ComponentShowcase index={index} />
        </Chapter>
        <Chapter title="What brings you here?">
          <TaskLinks />
        </Chapter>
        <Chapter
          title="How it stands"
          note="Read from the reports of the last run. What was not run has no row."
        >
          <TestStatus status={status} />
        </Chapter>
        <Chapter title="Every part">
          <ComponentList index={index} status={status} />
        </Chapter>
      </div>
    </Unstyled>
  );
}

function Chapter({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="font-display text-title">{title}</h2>
        {note && <p className="text-muted text-small">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A number with its label. An unknown number is shown as a dash: 0 would be a claim. */
function Figure({ term, value }: { term: string; value: number | string | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-small">{term}</dt>
      <dd className="font-total text-small-title tabular">{value?.toLocaleString('en-IN') ?? '–'}</dd>
    </div>
  );
}

function axeFindings(status: ReturnType<typeof useStatus>): number | undefined {
  if (!status?.storiesAt) return undefined;
  return Object.values(status.parts).reduce((sum, { axe }) => sum + (axe?.length ?? 0), 0);
}
