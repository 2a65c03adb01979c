import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  type AccessibilityCheckResult,
  accessibilityChecks,
  accessibilityCheckTitles,
  type ComponentStatus,
  useStatusReport,
} from '../../packages/ui/src/internal/docs/component-status.ts';
import { ScrollRegion } from '../../packages/ui/src/internal/docs/scroll-region.tsx';
import { toComponentId } from '../to-component-id.ts';
import { getDocsUrl, getStorybookEntriesByTitle } from './storybook-entries-by-title.ts';

/** A table of all components and accessibility checks, from the reports and the approved pictures. */
export function AccessibilityMatrix() {
  const index = getStorybookEntriesByTitle();
  const status = useStatusReport();
  if (!status) return <div data-loading="" className="h-dvh" />;
  const titles = [...index.keys()].filter((title) => title.startsWith('Components/'));
  return (
    <Unstyled>
      <ScrollRegion label="Checks by component" className="workbench-wide mt-6">
        <table className="w-full min-w-200 text-left text-small">
          <thead className="stitch-bottom">
            <tr>
              <th scope="col" className="py-2 pe-4 font-normal text-muted">
                Component
              </th>
              {accessibilityChecks.map((check) => (
                <th key={check} scope="col" className="px-2 py-2 font-normal text-muted">
                  {accessibilityCheckTitles[check]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {titles.map((title) => (
              <Row key={title} title={title} part={status.parts[toComponentId(title)]} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Unstyled>
  );
}

function Row({ title, part }: { title: string; part: ComponentStatus | undefined }) {
  return (
    <tr className="border-subtle border-b align-top">
      <th scope="row" className="py-2 pe-4 font-semibold">
        <Link variant="plain" href={getDocsUrl(title)} target="_top">
          {title.slice('Components/'.length)}
        </Link>
      </th>
      {accessibilityChecks.map((check) => (
        <td key={check} className="px-2 py-2">
          <Cell result={part?.checks[check]} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ result }: { result: AccessibilityCheckResult | undefined }) {
  if (!result) return <span className="sr-only">not tested yet</span>;
  return (
    <span className="flex gap-1.5">
      <Icon
        name={result.passed ? 'check' : 'alert'}
        width={18}
        height={18}
        className={result.passed ? 'text-success' : 'text-danger'}
      />
      <span>
        <span className="sr-only">{result.passed ? 'passes, ' : 'fails, '}</span>
        <span className="text-muted">{result.says}</span>
      </span>
    </span>
  );
}
