import { getTokens, modes, type Token } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { CopyButton } from '../../packages/ui/src/internal/docs/copy-button.tsx';
import { getVariableName } from '../../packages/ui/src/tokens/build-stylesheets.ts';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { modeTitles } from '../../packages/ui/src/tokens/mode-titles.ts';
import { getShortName, listTokens } from './list-tokens.ts';

const colours = listTokens('color');
const tokensByMode = modes.map((mode) => [mode, getTokens(mode)] as const);

/** Shows the semantic colours in the four modes, whatever the toolbar is set to. */
export function ColourTokens({ only }: { only: RegExp }) {
  return (
    <Unstyled>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {colours
          .filter((token) => only.test(getShortName(token)))
          .map((token) => (
            <Swatch key={token.path} token={token} />
          ))}
      </ul>
    </Unstyled>
  );
}

function Swatch({ token }: { token: Token }) {
  const name = getShortName(token);
  const variable = getVariableName(token.path);
  return (
    <li data-token={token.path} className="text-small">
      <div className="grid h-24 grid-cols-4 overflow-hidden corner-mitre border border-subtle">
        {tokensByMode.map(([mode, tokens]) => (
          <span
            key={mode}
            className={`bg-size-[12px_12px] ${mode.startsWith('dark') ? 'bg-[repeating-conic-gradient(#323949_0_25%,#0c101a_0_50%)]' : 'bg-[repeating-conic-gradient(#d8d6c9_0_25%,#fff_0_50%)]'}`}
          >
            <span
              className="block h-full"
              style={{ background: toCssValue(tokens.get(token.path) ?? token) }}
            />
          </span>
        ))}
      </div>
      <p className="mt-2 flex items-center justify-between gap-2">
        <b className="min-w-0 text-body wrap-anywhere">{name}</b>
        <CopyButton text={`var(${variable})`} label={`Copy var(${variable})`} />
      </p>
      {token.description && <p className="text-muted">{token.description}</p>}
      <dl className="mt-1 text-muted tabular">
        {tokensByMode.map(([mode, tokens]) => (
          <div key={mode} className="flex flex-wrap justify-between gap-x-4">
            <dt>{modeTitles[mode]}</dt>
            <dd>{toCssValue(tokens.get(token.path) ?? token)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Shows the palette that the semantic colours refer to. Only the token files may use it. */
export function Palette() {
  const ramps = Map.groupBy(listTokens('palette'), ({ path }) => path.split('.').slice(1, -1).join(' '));
  return (
    <Unstyled>
      <dl className="mt-6 grid gap-5 text-small">
        {[...ramps].map(([ramp, tokens]) => (
          <div key={ramp} className="grid gap-2 sm:grid-cols-[8rem_1fr]">
            <dt className="font-semibold">{ramp || 'white'}</dt>
            <dd className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
              {tokens.map((token) => (
                <span key={token.path} data-token={token.path}>
                  <span
                    className="block h-10 rounded-chip border border-subtle"
                    style={{ background: toCssValue(token) }}
                  />
                  {getShortName(token)} <span className="text-muted">{toCssValue(token)}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
