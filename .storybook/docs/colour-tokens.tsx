import { getTokens, type Token } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { CopyButton } from '../../packages/ui/src/internal/docs/copy-button.tsx';
import { getVariableName } from '../../packages/ui/src/tokens/build-stylesheets.ts';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens } from './list-tokens.ts';

const colours = listTokens('color');
const dark = getTokens('dark');

/** Shows the semantic colours in light and dark, whatever the toolbar is set to. */
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
  const [day, night] = [toCssValue(token), toCssValue(dark.get(token.path) ?? token)];
  return (
    <li data-token={token.path} className="text-small">
      <div className="grid h-24 grid-cols-2 overflow-hidden corner-mitre border border-subtle">
        <span className="bg-[repeating-conic-gradient(#d8d6c9_0_25%,#fff_0_50%)] bg-size-[12px_12px]">
          <span className="block h-full" style={{ background: day }} />
        </span>
        <span className="bg-[repeating-conic-gradient(#323949_0_25%,#0c101a_0_50%)] bg-size-[12px_12px]">
          <span className="block h-full" style={{ background: night }} />
        </span>
      </div>
      <p className="mt-2 flex items-center justify-between gap-2">
        <b className="text-body">{name}</b>
        <CopyButton text={`var(${variable})`} label={`Copy var(${variable})`} />
      </p>
      {token.description && <p className="text-muted">{token.description}</p>}
      <p className="mt-1 flex gap-4 text-muted tabular">
        <span>Light {day}</span>
        <span>Dark {night}</span>
      </p>
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
