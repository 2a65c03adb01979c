// @vitest-environment node
import { expect, it } from 'vitest';
import { renameTableFixture } from './rename-table.fixtures.ts';
import { rewriteStyles } from './rewrite-styles.ts';

const before = `.row { --color-neel: red; color: var(--color-neel); border-color: var(--color-neel-2); }
.bg-neel, .bg-neel-soft, .hover\\:bg-neel:hover, .bg-neel\\/50 { @apply bg-neel hover:text-ink-2 p-2; }
[data-busy] > a[data-variant="quiet"], [data-busy-long], [data-variant=cloth] { --my--color-neel: 1; }
@media (width > 40rem) { &[data-busy] { $mine: var(--color-neel, #{$other}); } }
`;

const after = `.row { --color-accent: red; color: var(--color-accent); border-color: var(--color-neel-2); }
.bg-accent, .bg-neel-soft, .hover\\:bg-accent:hover, .bg-accent\\/50 { @apply bg-accent hover:text-muted p-2; }
[data-loading] > a[data-variant="ghost"], [data-busy-long], [data-variant=cloth] { --my--color-neel: 1; }
@media (width > 40rem) { &[data-loading] { $mine: var(--color-accent, #{$other}); } }
`;

it('renames custom properties, utilities and data attributes in a style sheet, whole names only', () => {
  const { text, counts } = rewriteStyles(before, renameTableFixture);
  expect(text).toBe(after);
  expect(counts).toEqual({ 'CSS variable': 3, utility: 5, 'data attribute': 3 });
});

it('changes nothing in a style sheet the second time', () => {
  expect(rewriteStyles(after, renameTableFixture)).toMatchObject({ text: after, counts: {} });
});
