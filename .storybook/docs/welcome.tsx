import { Button } from '@piri/ui/button';
import { Link } from '@piri/ui/link';
import { getTokens } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useStatusReport } from '../../packages/ui/src/internal/docs/component-status.ts';
import { toComponentId } from '../to-component-id.ts';
import { ComponentList } from './component-list.tsx';
import { ComponentShowcase } from './component-showcase.tsx';
import { DesignSystemLayersDiagram } from './design-system-layers-diagram.tsx';
import { LatestTestRuns } from './latest-test-runs.tsx';
import {
  countComponentsAndStories,
  getDocsUrl,
  getStorybookEntriesByTitle,
} from './storybook-entries-by-title.ts';
import { TaskLinks } from './task-links.tsx';

const tokens = getTokens('light').size;

export function Welcome() {
  const index = getStorybookEntriesByTitle();
  const status = useStatusReport();
  const [components, commerce, screens] = ['Components/', 'Commerce/', 'Screens/'].map((section) =>
    countComponentsAndStories(index, section),
  );

  return (
    <Unstyled>
      <div className="workbench-wide grid gap-16">
        <div>
          <header className="surface-inverse corner-mitre grid items-center gap-x-8 gap-y-4 p-6 md:p-10 lg:grid-cols-[1fr_1.25fr] lg:py-6">
            <div>
              <h1 className="font-display text-title lg:text-page-title">The Piri design system</h1>
              <p className="mt-5 max-w-110 text-lead text-on-inverse-muted">
                The components of the Piri shop, each with its rules, its keyboard support and all its states.
                Start with the foundations, then see the components, then the screens.
              </p>
              <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
                <Button asChild variant="on-inverse">
                  <a href={getDocsUrl('Components/Button')} target="_top">
                    Start with Button
                  </a>
                </Button>
                <Link variant="standalone" href={getDocsUrl('Guides/How to review')} target="_top">
                  How to review
                </Link>
              </div>
            </div>
            <DesignSystemLayersDiagram
              labels={{
                screens: screens?.parts ? `${screens.parts}, in every state` : 'none yet',
                components: `${components?.parts ?? 0}, no shop logic`,
                commerce: commerce?.parts ? `${commerce.parts} of the shop itself` : 'none yet',
                foundations: `${tokens} tokens, one source`,
              }}
            />
          </header>
          <dl data-figures="" className="mt-6 grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
            <Figure term="components" value={components?.parts} />
            <Figure term="stories" value={countComponentsAndStories(index, '').stories} />
            <Figure term="approved pictures" value={status?.pictures} />
            <Figure term="axe violations, latest run" value={axeFindings(status)} />
            <Figure term="tokens" value={tokens} />
            <Figure term="WCAG, in light and dark" value="2.2 AA" />
          </dl>
        </div>

        <Chapter
          title="Live components"
          note="Try them here. The number beside a name is the number of its stories."
        >
          <ComponentShowcase index={index} />
        </Chapter>
        <Chapter title="What do you want to do?">
          <TaskLinks />
        </Chapter>
        <Chapter
          title="Test status"
          note="From the reports of the latest runs, or from those recorded in the repository."
        >
          <LatestTestRuns status={status} />
        </Chapter>
        <Chapter title="All components">
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
        <h2 id={toComponentId(title)} className="font-display text-title">
          {title}
        </h2>
        {note && <p className="text-muted text-small">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A number with its label. While it loads, its line is empty: 0 would be a claim. */
function Figure({ term, value }: { term: string; value: number | string | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-small">{term}</dt>
      <dd className="font-total text-small-title tabular">{value?.toLocaleString('en-IN') ?? '\u00a0'}</dd>
    </div>
  );
}

function axeFindings(status: ReturnType<typeof useStatusReport>): number | undefined {
  if (!status?.storiesAt) return undefined;
  return Object.values(status.parts).reduce((sum, { axe }) => sum + (axe?.length ?? 0), 0);
}
