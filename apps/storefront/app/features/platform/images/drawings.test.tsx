import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logo, LogoFromSprite } from '@piri/ui/logo';
import { PaymentLogos, PaymentLogosFromSprite } from '@piri/ui/payment-logos';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const file = readFileSync(join(import.meta.dirname, 'drawings.svg'), 'utf8');

/** Returns the paths of a drawing and the attributes that colour them, as they must be in the file. */
function outlinesOf(markup: string) {
  return [...markup.matchAll(/<path [^>]*?\/?>/g)].map(([path]) => ({
    outline: / d="[^"]*"/.exec(path)?.[0] ?? '',
    colour: path.replace(/.*class="(fill|stroke)-([\w-]+)".*/, ' $1="var(--piri-$2)"'),
  }));
}

test('the file contains every drawing that is referenced by name', () => {
  const markup = renderToStaticMarkup(
    <>
      <LogoFromSprite spriteUrl="file" />
      <PaymentLogosFromSprite aria-label="You can pay with" spriteUrl="file" />
    </>,
  );
  const names = [...markup.matchAll(/href="file#(\w+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(8);
  for (const name of names) expect(file).toContain(`id="${name}"`);
});

test('the file draws the logo as the design system does', () => {
  const outlines = outlinesOf(renderToStaticMarkup(<Logo />));
  expect(outlines).toHaveLength(2);
  for (const { outline } of outlines) expect(file).toContain(outline);
});

test('the file draws the payment logos as the design system does, in its colours', () => {
  const outlines = outlinesOf(renderToStaticMarkup(<PaymentLogos aria-label="You can pay with" />));
  expect(outlines).toHaveLength(14);
  for (const { outline, colour } of outlines) {
    const drawn = file.split('<path').filter((path) => path.includes(outline));
    expect(drawn.join(), outline).toContain(colour);
  }
});
