import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../packages/ui/src/internal/docs/scroll-region.tsx';
import {
  isColour,
  listModeVariables,
  listSharedVariables,
  type NamedRows,
} from '../../packages/ui/theme/list-theme-variables.ts';

/** Shows the variables that differ between modes, with their value in each. */
export function ModeVariables() {
  return <VariableTable caption="Variables with a value for each mode" {...listModeVariables()} />;
}

/** Shows the variables with one value for all modes. */
export function SharedVariables() {
  return <VariableTable caption="Variables with one value" {...listSharedVariables()} />;
}

function VariableTable({ caption, heads, rows }: NameTableProps) {
  return (
    <Unstyled>
      <RowTable
        caption={caption}
        className="max-h-160 overflow-y-auto"
        heads={heads}
        rows={rows.map(([name, ...values]) => [
          name,
          ...values.map((value, index) => <Value key={index} value={value} />),
        ])}
      />
    </Unstyled>
  );
}

/** A table of names and what they mean. The first cell of a row is its name. */
export function NameTable(props: NameTableProps) {
  return (
    <Unstyled>
      <RowTable {...props} />
    </Unstyled>
  );
}

function RowTable({ caption, heads, rows, className = '' }: RowTableProps) {
  return (
    <ScrollRegion label={caption} className={`mt-6 border border-subtle ${className}`}>
      <table className="w-full text-start text-small">
        <thead className="sticky top-0 bg-surface-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-subtle border-t">
              <th scope="row" className="whitespace-nowrap px-3 py-2 text-start font-semibold text-accent">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-3 py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface NameTableProps extends NamedRows {
  caption: string;
}

interface RowTableProps {
  caption: string;
  heads: readonly string[];
  /** The name of a row, then its cells. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  className?: string;
}

function Value({ value }: { value: string }) {
  if (!isColour(value)) return <span>{value}</span>;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular">
      <span className="size-5 rounded-chip border border-control" style={{ background: value }} />
      {value}
    </span>
  );
}
