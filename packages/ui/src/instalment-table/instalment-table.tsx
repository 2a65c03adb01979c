import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../table/table.tsx';

const english: InstalmentLabels = {
  months: 'Months',
  monthly: 'A month',
  fee: 'Fee',
  total: 'Altogether',
};

/**
 * What a price comes to when it is paid by the month, plan by plan. Below the amount that banks divide there is no
 * table, and a sentence says so. Renders a `<div>`.
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
  const said = { ...english, ...labels };
  return (
    <div
      data-slot="instalment-table"
      data-state={plans.length > 0 ? 'plans' : 'empty'}
      className={cx('grid gap-3 text-meta', className)}
      {...props}
    >
      {plans.length > 0 ? (
        <Table caption={caption} captionHidden={captionHidden}>
          <TableHead>
            <TableRow>
              <TableHeader className={narrow}>{said.months}</TableHeader>
              <TableHeader numeric className={narrow}>
                {said.monthly}
              </TableHeader>
              <TableHeader numeric className={narrow}>
                {said.fee}
              </TableHeader>
              <TableHeader numeric className={narrow}>
                {said.total}
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
      {note && <p className="text-ink-2">{note}</p>}
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
  /** The one to look at first, such as the smallest month without a fee. */
  highlighted?: boolean | undefined;
}

export interface InstalmentLabels {
  months: ReactNode;
  monthly: ReactNode;
  fee: ReactNode;
  total: ReactNode;
}

export interface InstalmentTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Finished text, shortest plan first. None: the price is below what is divided. */
  plans: readonly InstalmentPlan[];
  /** Names the table. */
  caption: ReactNode;
  /**
   * Only heard, where a heading above says it already.
   * @default false
   */
  captionHidden?: boolean;
  /** What stands instead of a table without plans, such as from which amount there are some. */
  empty: ReactNode;
  /** A line below: what the figures are of, and who decides. */
  note?: ReactNode;
  /** Other words for the columns, such as Bangla ones. */
  labels?: Partial<InstalmentLabels>;
}

/** Four columns of figures stand on a phone of 320 px when the air between them is less. */
const narrow = 'max-sm:px-1.5';
