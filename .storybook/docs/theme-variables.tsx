import { getTokens, modes, type ThemeAndContrast } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { getVariables } from '../../packages/ui/src/tokens/build-stylesheets.ts';

const values = new Map(modes.map((mode) => [mode, getVariables(getTokens(mode))]));
const names = [...getVariables(getTokens('light')).keys()];

const heads: Readonly<Record<ThemeAndContrast, string>> = {
  light: 'Light',
  dark: 'Dark',
  'more-contrast': 'Light, more contrast',
  'dark more-contrast': 'Dark, more contrast',
};

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
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
      tabIndex={0}
      className="relative mt-6 max-h-160 overflow-auto border border-subtle"
    >
      <table className="w-full text-start text-small">
        <thead className="sticky top-0 bg-surface-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              Variable
            </th>
            {shown.map((mode) => (
              <th key={mode} scope="col" className="px-3 py-2 text-start font-semibold">
                {shown.length === 1 ? 'Default' : heads[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((name) => (
            <tr key={name} className="border-subtle border-t">
              <th scope="row" className="whitespace-nowrap px-3 py-2 text-start font-semibold text-accent">
                {name}
              </th>
              {shown.map((mode) => (
                <td key={mode} className="px-3 py-2">
                  <Value value={read(mode, name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A table of names and what they mean. The first cell of a row is its name. */
export function NameTable({ caption, heads: titles, rows }: NameTableProps) {
  return (
    <Unstyled>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard */}
      <section aria-label={caption} tabIndex={0} className="mt-6 overflow-x-auto border border-subtle">
        <table className="w-full text-start text-small">
          <thead className="bg-surface-muted">
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col" className="px-3 py-2 text-start font-semibold">
                  {title}
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
                {cells.map((cell) => (
                  <td key={cell} className="px-3 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Unstyled>
  );
}

interface NameTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
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
