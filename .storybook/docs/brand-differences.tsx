import { getTokens } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getBrandTokens } from '../second-brand/brand.ts';

const [ours, theirs] = [getTokens('light'), getBrandTokens('light')];

/**
 * Lists the colours and radii whose light value differs between the brands, with both values. It reads the token files,
 * so that it is always up to date.
 */
export function BrandDifferences() {
  const changed = [...ours.values()].flatMap((token) => {
    const other = theirs.get(token.path);
    const differs = other && toCssValue(token) !== toCssValue(other);
    return differs && /^(color|radius)\./.test(token.path) ? [{ token, other }] : [];
  });
  return (
    <Unstyled>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4 text-small">
        {changed.map(({ token, other }) => (
          <li key={token.path}>
            <span className="grid h-14 grid-cols-2 gap-px">
              {[token, other].map((one, index) =>
                one.type === 'color' ? (
                  <span
                    key={index === 0 ? 'ours' : 'theirs'}
                    className="border border-subtle"
                    style={{ background: toCssValue(one) }}
                  />
                ) : (
                  <span
                    key={index === 0 ? 'ours' : 'theirs'}
                    className="border-control border-s border-t bg-surface-muted"
                    style={{ borderStartStartRadius: toCssValue(one) }}
                  />
                ),
              )}
            </span>
            <b className="mt-1 block">{token.path.slice(token.path.indexOf('.') + 1)}</b>
            <span className="text-muted">
              {toCssValue(token)} to {toCssValue(other)}
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
