import { Heading } from '@piri/ui/heading';
import { Icon } from '@piri/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FitCheckpoint, FitCheckpointResult } from './check-fit-at-checkpoints.ts';
import { FitDrawing } from './fit-drawing.tsx';
import { formatLength, type Unit } from './lengths.ts';

const names: Record<FitCheckpoint, string> = {
  door: 'Through the door',
  stair: 'Up the stairs',
  lift: 'In the lift',
  room: 'In the room',
};

const frames: Record<FitCheckpoint, string> = {
  door: 'Your door',
  stair: 'Stairs and landing',
  lift: 'Your lift',
  room: 'Your room',
};

/** The URL fragment that the form is sent to, so that the page opens at the results. */
export const fitResultsId = 'answers';

/** The result for each checkpoint, as a drawing and as text. Its heading is focused when the form has been sent. */
export function FitResults({ results, unit }: { results: FitCheckpointResult[]; unit: Unit }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same form is submitted again, which has to move the focus again
  useEffect(() => {
    if (hash === `#${fitResultsId}`) heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <section aria-labelledby={fitResultsId} className="pt-14">
      <Heading
        level={2}
        id={fitResultsId}
        ref={heading}
        tabIndex={-1}
        className="mb-7 scroll-mt-24 outline-none"
      >
        Does it fit?
      </Heading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {results.map((result) => (
          <li key={result.checkpoint} className="rounded-chip bg-surface-muted p-5">
            <FitDrawing result={result} />
            <p className="mt-3 text-center text-muted text-small tabular">
              {frames[result.checkpoint]} {formatSize(result.frame, unit)},{' '}
              {result.checkpoint === 'room' ? 'the piece' : 'the carton'} {formatSize(result.load, unit)}
            </p>
            <Heading level={3} variant="name" className="mt-4 flex items-center gap-2">
              <Icon
                name={result.fits ? 'check' : 'alert'}
                className={result.fits ? 'text-success' : 'text-danger'}
              />
              {names[result.checkpoint]}: {result.fits ? 'yes' : 'no'}
            </Heading>
            <p className="mt-1">{result.sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatSize({ width, height }: FitCheckpointResult['frame'], unit: Unit): string {
  return `${formatLength(width, unit)} × ${formatLength(height, unit)}`;
}
