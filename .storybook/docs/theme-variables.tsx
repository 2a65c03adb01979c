import { getTokens, modes, type ThemeAndContrast } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { modeTitles } from '../../packages/ui/src/internal/docs/mode-titles.ts';
import { ScrollRegion } from '../../packages/ui/src/internal/docs/scroll-region.tsx';
import { getVariables } from '../../packages/ui/src/tokens/build-stylesheets.ts';

const values = new Map(modes.map((mode) => [mode, getVariables(getTokens(mode))]));
const names = [...getVariables(getTokens('light')).keys()];

const isColour = (value: string) => /^#[\da-f]{6,8}$/.test(value);
const hasModes = (name: string) => isColour(read('light', name)) || name.startsWith('--piri-shadow-');

/** Lists the variables that differ between modes, with their value in each. */
export function ModeVariables() {
  return (
    <Unstyled>
      <VariableTable
        names={names.filter(hasModes)}
        shown={modes}
        caption="Variables with a value for each mode"
      />
    </Unstyled>
  );
}

/** Lists the variables with one value for all modes. */
export function SharedVariables() {
  return (
    <Unstyled>
      <VariableTable
        names={names.filter((name) => !hasModes(name))}
        shown={['light']}
        caption="Variables with one value"
      />
    </Unstyled>
  );
}

function VariableTable({ names: listed, shown, caption }: VariableTableProps) {
  return (
    <RowTable
      caption={caption}
      className="max-h-160 overflow-y-auto"
      heads={['Variable', ...shown.map((mode) => (shown.length === 1 ? 'Default' : modeTitles[mode]))]}
      rows={listed.map((name) => [
        name,
        ...shown.map((mode) => <Value key={mode} value={read(mode, name)} />),
      ])}
    />
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
    <ScrollRegion label={caption} className={`border border-subtle ${className}`}>
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

interface NameTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
}

interface RowTableProps {
  caption: string;
  heads: readonly string[];
  /** The name of a row, then its cells. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  className?: string;
}

interface VariableTableProps {
  names: readonly string[];
  shown: readonly ThemeAndContrast[];
  caption: string;
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

function read(mode: ThemeAndContrast, name: string): string {
  const value = values.get(mode)?.get(name);
  if (value === undefined) throw new Error(`The mode ${mode} has no ${name}.`);
  return value;
}
