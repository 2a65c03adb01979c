import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../repository-root.ts';

const costs = z.record(
  z.string(),
  z.object({
    minified: z.int(),
    brotli: z.int(),
    brings: z.array(z.string()),
    styles: z.object({ minified: z.int(), brotli: z.int() }),
  }),
);

const ui = join(repositoryRoot, 'packages/ui');
const recorded = costs.parse(JSON.parse(readFileSync(join(ui, 'component-sizes.generated.json'), 'utf8')));
const measured = costs.parse(
  JSON.parse(
    execFileSync(process.execPath, ['publishing/write-component-sizes.ts', '--print'], {
      cwd: ui,
      encoding: 'utf8',
    }),
  ),
);

/** Allows for a few bytes more from another version of the bundler. After adding a feature, write the record again. */
const tolerance = (bytes: number) => Math.max(48, bytes * 0.03);

describe('the bundle cost of each component', () => {
  it('is recorded for every component: pnpm --filter @piri/ui sizes updates it', () => {
    expect(Object.keys(recorded)).toEqual(Object.keys(measured));
  });

  it.each(Object.keys(measured))('%s has the recorded size and dependencies', (part) => {
    const [now, then] = [measured[part], recorded[part]];
    if (!now || !then) throw new Error(`${part} is not on record. Run pnpm --filter @piri/ui sizes.`);
    expect(now.brings).toEqual(then.brings);
    for (const [kind, bytes, recordedBytes] of [
      ['scripts', now.brotli, then.brotli],
      ['styles', now.styles.brotli, then.styles.brotli],
    ] as const) {
      expect(
        Math.abs(bytes - recordedBytes),
        `${recordedBytes} B of ${kind} are on record, it has ${bytes}`,
      ).toBeLessThan(tolerance(recordedBytes));
    }
  });

  it('is small for a page with few components: the styles of a button are less than a quarter of all', () => {
    const all = brotliCompressSync(readFileSync(join(ui, 'dist/styles.css'))).byteLength;
    expect(measured['button']?.styles.brotli).toBeLessThan(all / 4);
  });

  it('includes only what a component imports: a button has no dialog, no menu and no toast', () => {
    expect(measured['button']?.brings).toEqual(['class-variance-authority']);
    const overlays = Object.keys(measured).filter((part) =>
      measured[part]?.brings.includes('@radix-ui/react-dialog'),
    );
    expect(overlays).toEqual(['alert-dialog', 'drawer', 'lightbox', 'modal', 'pop-up']);
    expect(Object.keys(measured).filter((part) => measured[part]?.brings.includes('sonner'))).toEqual([
      'toast',
    ]);
  });
});
