import { Unstyled } from '@storybook/addon-docs/blocks';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const descriptions: Readonly<Record<string, string>> = {
  on: 'The length of a stitch.',
  off: 'The gap between two stitches.',
  thread: 'The thickness of the line.',
};

/** An enlarged stitched line, with its dimensions. */
export function StitchedLineDiagram() {
  const tokens = listTokens('stitch');
  const [on, off, thread] = ['on', 'off', 'thread'].map((name) =>
    toPixels(tokens.find((token) => getShortName(token) === name) ?? missing(name)),
  );
  return (
    <Unstyled>
      <svg
        viewBox="0 0 112 12"
        role="img"
        aria-label="A stitched line, enlarged"
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
            <dd className="text-muted">{descriptions[getShortName(token)]}</dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}

function missing(name: string): never {
  throw new Error(`The token stitch.${name} is missing. The diagram needs it.`);
}
