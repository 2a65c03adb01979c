import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import {
  type AccessibilityCheckResult,
  accessibilityChecks,
  accessibilityCheckTitles,
  type ComponentStatus,
  formatDateTime,
  useStatusReport,
} from './component-status.ts';

/** The status of the component, based only on reports and approved screenshots. A cell without data stays empty. */
export function ComponentStatusBar() {
  const { csfFile } = useOf('meta', ['meta']);
  const status = useStatusReport();
  if (!status) return <div data-loading="" className="mt-8 h-36" />;
  const part = status.parts[csfFile.meta.id] ?? { pictures: 0, checks: {} };
  const storyCount = Object.keys(csfFile.stories).length;
  return (
    <section aria-label="Status" className="mt-8 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TestState part={part} storyCount={storyCount} />
        <Fact>{count(storyCount, 'story', 'stories')}</Fact>
        <Fact>{part.pictures === 0 ? 'no approved pictures' : `${part.pictures} approved pictures`}</Fact>
        <Fact>{part.axe ? `axe violations: ${part.axe.length}` : 'axe not run yet'}</Fact>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-px bg-border-subtle sm:grid-cols-4 xl:grid-cols-7">
        {accessibilityChecks.map((check) => (
          // Seven in rows of two or four: the last one takes the place of the eighth.
          <div key={check} className="bg-surface-muted p-3 last:col-span-2 xl:last:col-span-1">
            <dt className="text-muted">{accessibilityCheckTitles[check]}</dt>
            <dd>
              <AccessibilityCheckStatus result={part.checks[check]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">
        {status.storiesAt && part.stories
          ? `Automated tests of ${formatDateTime(status.storiesAt)}. They do not replace tests by people.`
          : 'This component is newer than the latest run. Run npm test -- --stage stories to test it.'}
      </p>
    </section>
  );
}

/** A check's result with its icon and what it is based on, or “not tested yet” if nothing is known. */
export function AccessibilityCheckStatus({ result }: { result: AccessibilityCheckResult | undefined }) {
  if (!result) return <span className="text-muted">not tested yet</span>;
  return (
    <span
      className={`flex flex-wrap items-center gap-x-1.5 ${result.passed ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={result.passed ? 'check' : 'alert'} width={18} height={18} />
      <b>{result.passed ? 'passes' : 'fails'}</b>
      <span className="basis-full text-muted">{result.says}</span>
    </span>
  );
}

function TestState({ part: { stories }, storyCount }: { part: ComponentStatus; storyCount: number }) {
  const tested = stories ? stories.passed + stories.failed : 0;
  if (!stories || tested === 0) return <Chip className="bg-surface-strong">Not tested yet</Chip>;
  if (stories.failed > 0) {
    return (
      <Chip className="border border-danger text-danger">
        <Icon name="alert" width={18} height={18} /> {count(stories.failed, 'story fails', 'stories fail')}
      </Chip>
    );
  }
  if (tested < storyCount) {
    return (
      <Chip className="bg-surface-strong">
        {tested} of {storyCount} stories tested
      </Chip>
    );
  }
  return (
    <Chip className="bg-success-soft text-success">
      <Icon name="check" width={18} height={18} /> All stories pass
    </Chip>
  );
}

function Chip({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-chip px-2.5 py-1 font-semibold ${className}`}>
      {children}
    </span>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="stitch-horizontal w-6 text-subtle" />
      <span>{children}</span>
    </>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
