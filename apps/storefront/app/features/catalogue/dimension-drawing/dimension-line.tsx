import { cx } from 'class-variance-authority';
import type { DimensionLabels } from './dimension-labels.ts';
import type { DimensionLine } from './dimension-lines.ts';

interface DimensionLineProps {
  line: DimensionLine;
  texts: DimensionLabels;
}

/** Labels may be wider than their line, up to the gap between views. */
const wide = '-mx-10 min-w-[calc(100%+5rem)] basis-full text-center';

const half = 'flex h-3 flex-1 items-center before:w-full before:stitch-horizontal';

/** A dimension line above or below a view. Its figures are in the middle, or below if the line is too short. */
export function HorizontalDimensionLine({
  line: { measure, from, length, edge },
  texts,
}: DimensionLineProps) {
  const label = texts.beside[measure];
  return (
    <div
      className="@container"
      style={{ width: `calc(${length}*var(--cm))`, marginLeft: `calc(${from}*var(--cm))` }}
    >
      <div className="flex flex-wrap items-center justify-center text-accent">
        {label && <LineLabel className={edge === 'above' ? wide : `order-5 ${wide}`}>{label}</LineLabel>}
        <i className={`${half} order-1 border-l-[1.5px]`} />
        <span
          dir="auto"
          className="order-4 flex basis-full justify-center gap-1 whitespace-nowrap px-4 @min-[9.5rem]:order-2 @min-[9.5rem]:basis-auto"
        >
          <Figures centimetres={length} texts={texts} />
        </span>
        <i className={`${half} order-3 border-r-[1.5px]`} />
      </div>
    </div>
  );
}

/**
 * A dimension line beside a view, from the floor up. Its parts have pixel sizes, since larger text needs all of the
 * gutter.
 */
export function VerticalDimensionLine({ line: { measure, length, edge }, texts }: DimensionLineProps) {
  const label = texts.beside[measure];
  const onTheLeft = edge === 'left';
  return (
    <div
      className={cx(
        'row-start-2 flex w-(--gutter) items-end gap-[6px] self-end text-accent',
        onTheLeft ? 'col-start-1 flex-row-reverse pr-[8px] text-right' : 'col-start-3 pl-[8px]',
      )}
      style={{ height: `calc(${length}*var(--cm))` }}
    >
      <i className="flex h-full w-[10px] flex-none justify-center border-y-[1.5px] before:w-[1.5px] before:stitch-border" />
      {/* Text that is taller than its line starts at the floor and extends above the line. */}
      <span className="flex min-h-full flex-1 flex-col justify-center">
        {label && <LineLabel>{label}</LineLabel>}
        <Figures centimetres={length} texts={texts} />
      </span>
    </div>
  );
}

function LineLabel({ className, children }: { className?: string; children: string }) {
  return (
    <span dir="auto" className={cx('text-muted', className)}>
      {children}
    </span>
  );
}

function Figures({ centimetres, texts }: { centimetres: number; texts: DimensionLabels }) {
  return (
    <>
      <b className="whitespace-nowrap text-default">{texts.formatCentimetres(centimetres)}</b>
      <span className="whitespace-nowrap text-muted">{texts.formatInches(centimetres)}</span>
    </>
  );
}
