import type { Token } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { getTypographyExtension, toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens, toPixels } from './list-tokens.ts';

const spoken: Readonly<Record<string, string>> = {
  hero: 'First, sit down.',
  'page-title': 'Room by room',
  title: 'Meghna 3-Seater',
  'small-title': 'It comes on Thursday.',
  price: '৳1,25,000',
  lead: 'Furniture from our own workshop in Savar.',
  body: 'Kiln-dried mahogany, jute webbing, covers that come off and go into the wash at 30°.',
  small: 'Delivery in Dhaka ৳1,200, carried to floor 5',
  badge: '12',
};

/** The styles in Tiro, which is used from 22 px up; the others are in Anek. */
const display = ['hero', 'page-title', 'title', 'small-title'];

export function TypeScale() {
  return (
    <Unstyled>
      <ul className="mt-6">
        {listTokens('text')
          .toReversed()
          .map((token) => (
            <li
              key={token.path}
              data-token={token.path}
              className="grid items-baseline gap-x-8 gap-y-2 border-subtle border-t py-5 md:grid-cols-[9rem_1fr]"
            >
              <p className="text-small">
                <b className="text-accent">text-{getShortName(token)}</b>
                <span className="block text-muted">{getMeasures(token)}</span>
              </p>
              <Specimen token={token} />
            </li>
          ))}
      </ul>
    </Unstyled>
  );
}

function Specimen({ token }: { token: Token }) {
  const name = getShortName(token);
  const text = spoken[name];
  if (!text) throw new Error(`The size ${token.path} has no specimen. Write one in type-specimens.tsx.`);
  return (
    <p
      className={`min-w-0 wrap-anywhere ${display.includes(name) ? 'font-display' : 'font-text'} ${name === 'price' ? 'font-price tabular' : ''}`}
      style={{
        fontSize: toCssValue(token),
        lineHeight: getTypographyExtension(token)?.['line-height'],
        letterSpacing: getTypographyExtension(token)?.['letter-spacing'],
      }}
    >
      {text}
    </p>
  );
}

function getMeasures(token: Token): string {
  const typography = getTypographyExtension(token);
  const max = toPixels(token);
  const min = typography?.fluid ? typography.fluid.min.value * 16 : max;
  const size = min === max ? `${max}` : `${min} to ${max}`;
  return `${size} on ${typography?.['line-height']}${typography?.['letter-spacing'] ? `, ${typography['letter-spacing']}` : ''}`;
}

export function FontFamilies() {
  return (
    <Unstyled>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        {listTokens('font.family').map((token) => (
          <section
            key={token.path}
            data-token={token.path}
            className="overflow-hidden bg-surface-muted p-6"
            style={{ fontFamily: toCssValue(token) }}
          >
            <p className="font-text text-muted text-small">
              font-{getShortName(token)} · {(token.value as string[])[0]}
            </p>
            <p className="mt-3 text-[6rem] leading-none">Aa অ ৳</p>
            <p className="mt-5 wrap-anywhere text-[1.375rem] leading-snug">
              ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789
            </p>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

export function FontWeights() {
  return (
    <Unstyled>
      <ul className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {listTokens('font.weight').map((token) => (
          <li key={token.path} data-token={token.path}>
            <p className="text-small-title tabular" style={{ fontWeight: Number(token.value) }}>
              ৳49,725
            </p>
            <p className="text-small">
              <b className="text-accent">font-{getShortName(token)}</b> {String(token.value)}
              {token.description && <span className="block text-muted">{token.description}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
