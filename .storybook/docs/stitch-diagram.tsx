import { Unstyled } from '@storybook/addon-docs/blocks';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const means: Readonly<Record<string, string>> = {
  on: 'A stitch on top of the cloth.',
  off: 'The thread runs beneath it.',
  thread: 'How thick it is.',
};

/** A seam, eight times as large, with its measurements. */
export function StitchDiagram() {
  const tokens = listTokens('stitch');
  const [on, off, thread] = ['on', 'off', 'thread'].map((name) =>
    toPixels(tokens.find((token) => getShortName(token) === name) ?? missing(name)),
  );
  return (
    <Unstyled>
      <svg
        viewBox="0 0 112 12"
        role="img"
        aria-label="A seam, enlarged"
        className="mt-6 w-full bg-surface-muted text-accent"
      >
        <path d="M4 6h108" stroke="currentColor" strokeWidth={thread} strokeDasharray={`${on} ${off}`} />
      </svg>
      <dl className="mt-4 grid gap-4 text-small sm:grid-cols-3">
        {tokens.map((token) => (
          <div key={token.path} data-token={token.path}>
            <dt>
              <b className="text-accent">{token.path}</b> {toCssValue(token)}
            </dt>
            <dd className="text-muted">{means[getShortName(token)]}</dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}

function missing(name: string): never {
  throw new Error(`There is no token stitch.${name}, which the diagram needs.`);
}
