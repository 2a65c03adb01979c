import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';
import { renderInlineCode } from './render-inline-code.tsx';

/** A row of a keyboard table. `step` names the step of a play function that tests it. */
export interface KeyboardRow {
  keys: readonly string[];
  action: string;
  step: string;
}

/** A table of the keys of a component, from the `keyboard` parameter of its stories, which the test runner checks. */
export function KeyboardTable({
  of,
}: {
  of: { default: { parameters?: { keyboard?: readonly KeyboardRow[] } } };
}) {
  const rows = of.default.parameters?.keyboard;
  if (!rows)
    throw new Error('The stories have no `parameters.keyboard`, so there is no keyboard table to show.');
  return (
    <Table
      heads={['Keys', 'What happens']}
      rows={rows.map(({ keys, action }) => [
        <span key="keys" className="flex flex-wrap gap-1">
          {keys.map((key) => (
            <kbd key={key} className="rounded-chip border border-control px-1.5 font-text text-small">
              {texts[key] ?? key}
            </kbd>
          ))}
        </span>,
        renderInlineCode(action),
      ])}
    />
  );
}

/** In words, because not every font has arrows. */
const texts: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** A table of the data attributes that styles and tests may rely on. */
export function DataAttributesTable({ rows }: { rows: readonly { name: string; values: string }[] }) {
  return (
    <Table
      heads={['Attribute', 'Values']}
      rows={rows.map(({ name, values }) => [
        <InlineCode key="name">{name}</InlineCode>,
        renderAttributeValues(values),
      ])}
    />
  );
}

/**
 * Sets the values as code: single words, as in “open, closed”, and what stands before a place, as in “scrim around it”.
 * Everything else is text.
 */
export function renderAttributeValues(values: string): ReactNode {
  return values.split(/([,;] )/).map((part, index) => {
    const [, value, place = ''] = /^(?!present)([\w./-]+)( (?:on|around|in) .+)?$/.exec(part) ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text, which never move
      <Fragment key={index}>
        {value === undefined ? (
          renderInlineCode(part)
        ) : (
          <>
            <InlineCode>{value}</InlineCode>
            {renderInlineCode(place)}
          </>
        )}
      </Fragment>
    );
  });
}

function Table({
  heads,
  rows,
}: {
  heads: readonly [string, string];
  rows: readonly [ReactNode, ReactNode][];
}) {
  return (
    <Unstyled>
      <table className="mt-6 w-full text-left text-small">
        <thead className="stitch-bottom">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pe-6 font-normal text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same keys can have two rows, and rows are never reordered
            <tr key={index} className="border-subtle border-b align-top">
              <td className="py-2 pe-6">{first}</td>
              <td className="py-2">{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
