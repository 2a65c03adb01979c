import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { runVite } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const hotel = installConsumer('vite', inject('tarball'));
afterAll(() => rmSync(hotel, { recursive: true, force: true }));

/** With conjuncts, vowel signs on all sides, digits and the danda. */
const texts = {
  button: 'রান্নাঘরের আসবাব দেখুন ১২টি',
  heading: 'বৃষ্টির দিনে বসার ঘর, শ্রেষ্ঠ কাঠ।',
  quotation: 'জ্যোৎস্না রাতে উঠানে ক্ষুদ্র এক সভা।',
  price: 'মূল্য ৳৫৮,৫০০',
  // A heading of one word, of which the subset of the shop's own English pages has some letters.
  word: 'রান্নাঘর',
};

const page = `import { createRoot } from 'react-dom/client';
import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { Quotation } from '@piri/ui/quotation';
import { Text } from '@piri/ui/text';

createRoot(document.getElementById('app')).render(
  <main lang="bn">
    <Heading level={1} data-test="heading">${texts.heading}</Heading>
    <Heading level={2} variant="small-title" data-test="word">${texts.word}</Heading>
    <Button data-test="button">${texts.button}</Button>
    <Text data-test="price">${texts.price}</Text>
    <Quotation data-test="quotation">${texts.quotation}</Quotation>
  </main>,
);
`;

/** Builds the page with style sheets in this order, and returns the fonts of the glyphs in each text. */
async function readFonts(...sheets: string[]): Promise<Record<string, string[]>> {
  const imports = sheets.map((sheet) => `import '@piri/ui/${sheet}.css';\n`).join('');
  writeFileSync(join(hotel, 'main.tsx'), imports + page);
  expect(await runVite(hotel, 'build')).not.toMatch(/warn|\(!\)/i);
  const server = await serveStatic(join(hotel, 'dist'));
  const fonts: Record<string, string[]> = {};
  const messages = await visitAndCollectConsoleMessages(server.origin, async (opened) => {
    await opened.evaluate(() => document.fonts.ready);
    for (const name of Object.keys(texts)) fonts[name] = await readGlyphFonts(opened, name);
  }).finally(() => server.close());
  expect(messages).toEqual([]);
  return fonts;
}

/** Returns the families whose glyphs Chromium painted in an element, or “device” for one that the page did not load. */
async function readGlyphFonts(opened: Page, name: string): Promise<string[]> {
  const session = await opened.context().newCDPSession(opened);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const selector = `[data-test="${name}"]`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map((font) => (font.isCustomFont ? font.familyName : 'device')))].sort();
}

let withFonts: Record<string, string[]> = {};
beforeAll(async () => {
  withFonts = await readFonts('reset', 'styles', 'bangla-fonts');
});

it('every glyph of a page in Bangla comes from the fonts of the package', () => {
  expect(withFonts).toEqual({
    heading: ['Tiro Bangla'],
    word: ['Tiro Bangla'],
    quotation: ['Tiro Bangla'],
    button: ['Anek Bangla Medium'],
    price: ['Anek Bangla Medium'],
  });
});

it('the order of the sheets changes nothing', async () => {
  expect(await readFonts('bangla-fonts', 'styles', 'reset')).toEqual(withFonts);
});

it('without them, a word in Bangla has the font of the device only', async () => {
  expect(await readFonts('reset', 'styles')).toMatchObject({ word: ['device'] });
});
