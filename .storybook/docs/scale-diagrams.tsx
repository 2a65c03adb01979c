import { getTokens, type Token } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { CopyButton } from '../../packages/ui/src/internal/docs/copy-button.tsx';
import { getVariableName, getVariables } from '../../packages/ui/src/tokens/build-stylesheets.ts';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const variables = getVariables(getTokens('light'));

/** The steps of the grid that the design uses. */
const steps = [0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

export function SpacingScale() {
  const [step] = listTokens('space');
  if (!step) throw new Error('The token space.step is missing. Every distance is a multiple of it.');
  return (
    <Unstyled>
      <p data-token={step.path} className="mt-6 text-muted text-small">
        {step.path} = {toCssValue(step)}, {toPixels(step)} px. {step.description}
      </p>
      <Variable token={step} />
      <ul className="mt-4 grid gap-3 text-small">
        {steps.map((times) => (
          <li key={times} className="grid grid-cols-[3rem_4rem_1fr] items-center gap-3">
            <b className="tabular">{times * toPixels(step)}</b>
            <span className="text-accent">p-{times}</span>
            <Length length={`calc(${toCssValue(step)} * ${times})`} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** A length between two ends, drawn like the dimensions of a sofa in the shop. */
function Length({ length }: { length: string }) {
  return (
    <span className="flex h-4 items-center border-accent border-x text-accent" style={{ width: length }}>
      <span className="w-full stitch-horizontal" />
    </span>
  );
}

const uses: Readonly<Record<string, string>> = {
  chip: 'Frames of images, tags, chips.',
  control: 'Buttons and fields.',
  card: 'Cards, dialogs, panels.',
};

export function RadiusScale() {
  return (
    <Unstyled>
      <ul className="mt-6 grid grid-cols-2 gap-6 md:grid-cols-3 lg:grid-cols-5">
        {listTokens('radius').map((token) => (
          <li key={token.path} data-token={token.path} className="text-small">
            <div
              className="h-28 border border-control bg-surface-muted"
              style={{
                borderRadius:
                  getShortName(token) === 'mitre' ? `2px ${toCssValue(token)} 2px 2px` : toCssValue(token),
              }}
            />
            <p className="mt-2">
              <b className="text-accent">
                {getShortName(token) === 'mitre' ? 'corner-mitre' : `rounded-${getShortName(token)}`}
              </b>{' '}
              {getShortName(token) === 'full' ? 'round' : toPixels(token)}
            </p>
            <Variable token={token} />
            <p className="text-muted">{token.description ?? uses[getShortName(token)]}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The custom property of a token, if it has one: others are only utilities. */
function Variable({ token }: { token: Token }) {
  const name = getVariableName(token.path);
  if (!variables.has(name)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <code className="wrap-anywhere">{name}</code>
      <CopyButton text={`var(${name})`} label={`Copy var(${name})`} />
    </p>
  );
}

/** Shows the layers as a stack, the topmost first. */
export function LayerStack() {
  const layers = listTokens('layer').toReversed();
  return (
    <Unstyled>
      <ol className="mt-8 grid max-w-140 gap-3">
        {layers.map((token, index) => (
          <li
            key={token.path}
            data-token={token.path}
            className="flex items-center justify-between rounded-card border border-subtle bg-surface px-5 py-4 shadow-floating"
            style={{ marginInlineStart: `${index * 1.75}rem` }}
          >
            <b className="text-accent">z-{getShortName(token)}</b>
            <span className="text-muted tabular">{String(token.value)}</span>
          </li>
        ))}
        <li
          className="rounded-card border border-subtle border-dashed px-5 py-4 text-muted"
          style={{ marginInlineStart: `${layers.length * 1.75}rem` }}
        >
          the page
        </li>
      </ol>
    </Unstyled>
  );
}

export function Shadows() {
  return (
    <Unstyled>
      <ul className="mt-6 grid gap-8 bg-surface-muted p-8 sm:grid-cols-3">
        {listTokens('shadow').map((token) => (
          <li
            key={token.path}
            data-token={token.path}
            className="grid h-40 content-end rounded-card border border-transparent bg-surface p-4 text-small [[data-theme=dark]_&]:border-subtle"
            style={{ boxShadow: `var(--shadow-${getShortName(token)})` }}
          >
            <b className="text-accent">shadow-{getShortName(token)}</b>
            <span className="text-muted">{shadowUses[getShortName(token)]}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const shadowUses: Readonly<Record<string, string>> = {
  raised: 'Elements of the page, such as the sticky navigation bar.',
  floating: 'Elements over the page, such as menus and popovers.',
  overlay: 'Elements on top of everything, such as dialogs and toasts.',
};
