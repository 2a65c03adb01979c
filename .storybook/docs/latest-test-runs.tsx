import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import {
  formatDateTime,
  type StatusReport,
  type TestStageResult,
} from '../../packages/ui/src/internal/docs/component-status.ts';
import { getDocsUrl } from './storybook-entries-by-title.ts';

/** Shows the latest run of each stage of `npm test`, and the latest reviews. */
export function LatestTestRuns({ status }: { status: StatusReport | undefined }) {
  if (!status) return <div data-loading="" className="h-96" />;
  return (
    <div className="grid gap-10 lg:grid-cols-[1.25fr_1fr]">
      <div className="min-w-0">
        <table className="w-full text-left text-small">
          <caption className="pb-2 text-left font-semibold text-body">The latest run of each stage</caption>
          <thead className="stitch-bottom text-muted">
            <tr>
              {['Stage', 'Passed', 'Failed', 'Date'].map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 font-normal last:text-end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {status.runs.map(({ name, result }) => (
              <tr key={name} className="border-subtle border-b">
                <th scope="row" className="py-2 pe-4 font-semibold">
                  {name}
                </th>
                {result ? (
                  <StageResult {...result} />
                ) : (
                  <td colSpan={3} className="py-2 text-end text-muted">
                    not run yet
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section className="bg-surface-muted p-6 text-small">
        <h3 className="font-semibold text-body">Latest reviews</h3>
        <ol className="mt-3 grid gap-4">
          {status.reviews.map(({ at, reason, pictures }) => (
            <li key={at} className="grid grid-cols-[1rem_1fr] gap-x-3">
              <span aria-hidden="true" className="mt-1.5 size-2.5 bg-accent" />
              <p>
                {reason}
                <span className="block text-muted">
                  {formatDateTime(at)}, {pictures} {pictures === 1 ? 'picture' : 'pictures'}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <Link variant="standalone" className="mt-5" href={getDocsUrl('Guides/How to review')} target="_top">
          How to review
        </Link>
      </section>
    </div>
  );
}

function StageResult({ passed, failed, at }: NonNullable<TestStageResult['result']>) {
  return (
    <>
      <td className="py-2 pe-4 tabular">{passed.toLocaleString('en-IN')}</td>
      <td className={`py-2 pe-4 tabular ${failed > 0 ? 'font-semibold text-danger' : 'text-success'}`}>
        <span className="flex items-center gap-1">
          <Icon name={failed > 0 ? 'alert' : 'check'} width={18} height={18} /> {failed}
        </span>
      </td>
      <td className="py-2 text-end text-muted">{formatDateTime(at)}</td>
    </>
  );
}
