import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../internal/use-labels.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../table/table.tsx';

const english: InstalmentLabels = {
  months: 'Months',
  monthly: 'Per month',
  fee: 'Fee',
  total: 'Total',
};

/**
 * A table of instalment plans for a price. If the price is too low for instalments, a sentence replaces the table.
 * Renders a `<div>`.
 */
export function InstalmentTable({
  plans,
  caption,
  captionHidden = false,
  note,
  empty,
  labels,
  className,
  ...props
}: InstalmentTableProps) {
  const allLabels = useLabels('InstalmentTable', english, labels);
  return (
    <div
      data-slot="instalment-table"
      data-state={plans.length > 0 ? 'plans' : 'empty'}
      className={cx('grid gap-3 text-small', className)}
      {...props}
    >
      {plans.length > 0 ? (
        <Table caption={caption} captionHidden={captionHidden}>
          <TableHead>
            <TableRow>
              <TableHeader className={narrow}>{allLabels.months}</TableHeader>
              <TableHeader numeric className={narrow}>
                {allLabels.monthly}
              </TableHeader>
              <TableHeader numeric className={narrow}>
                {allLabels.fee}
              </TableHeader>
              <TableHeader numeric className={narrow}>
                {allLabels.total}
              </TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {plans.map(({ id, months, monthly, fee, total, highlighted = false }) => (
              <TableRow key={id} highlighted={highlighted}>
                <TableHeader scope="row" className={narrow}>
                  {months}
                </TableHeader>
                <TableCell numeric className={cx(narrow, 'font-semibold')}>
                  {monthly}
                </TableCell>
                <TableCell numeric className={narrow}>
                  {fee}
                </TableCell>
                <TableCell numeric className={narrow}>
                  {total}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <p className="text-body">{empty}</p>
      )}
      {note && <p className="text-muted">{note}</p>}
    </div>
  );
}

export interface InstalmentPlan {
  id: string;
  /** @example '12' */
  months: ReactNode;
  /** @example '৳4,144' */
  monthly: ReactNode;
  /** @example 'none' */
  fee: ReactNode;
  total: ReactNode;
  /** Highlights the plan, such as the lowest monthly amount without a fee. */
  highlighted?: boolean | undefined;
}

export interface InstalmentLabels {
  months: ReactNode;
  monthly: ReactNode;
  fee: ReactNode;
  total: ReactNode;
}

export interface InstalmentTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The plans, already formatted, shortest first. Empty if the price is too low for instalments. */
  plans: readonly InstalmentPlan[];
  /** The caption, which is also the accessible name of the table. */
  caption: ReactNode;
  /**
   * Visually hides the caption, if a heading above says the same.
   * @default false
   */
  captionHidden?: boolean;
  /** Shown instead of the table if there are no plans, such as the minimum amount. */
  empty: ReactNode;
  /** A line below: what the figures apply to, and who decides. */
  note?: ReactNode;
  /** Replaces the column titles, such as with Bangla ones. */
  labels?: Partial<InstalmentLabels>;
}

/** Four columns of figures fit on a phone of 320 px with less padding. */
const narrow = 'max-sm:px-1.5';
