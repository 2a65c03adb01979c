import { type Token, tokensOf } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';

const colours = [...tokensOf('light').values()].filter(
  ({ type, path }) => type === 'color' && path.startsWith('color.'),
);
const dark = tokensOf('dark');

/** Every colour by its meaning, in both modes at once, whatever the toolbar says. */
export function Swatches({ only }: { only: RegExp }) {
  return (
    <Unstyled>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {colours
          .filter(({ path }) => only.test(path.slice(6)))
          .map((token) => (
            <li key={token.path} className="grid grid-cols-[6rem_1fr] gap-x-4 text-meta">
              <span className="row-span-2 grid h-14 grid-cols-2 border border-hairline">
                <span style={{ background: hexOf(token) }} />
                <span style={{ background: hexOf(dark.get(token.path) ?? token) }} />
              </span>
              <b>{token.path.slice(6)}</b>
              <span className="text-ink-2">{token.description ?? hexesOf(token)}</span>
            </li>
          ))}
      </ul>
    </Unstyled>
  );
}

function hexesOf(token: Token): string {
  return `${hexOf(token)} and ${hexOf(dark.get(token.path) ?? token)}`;
}

function hexOf(token: Token): string {
  const { hex, alpha = 1 } = token.value as { hex: string; alpha?: number };
  return alpha === 1 ? hex : `rgb(from ${hex} r g b / ${alpha})`;
}
