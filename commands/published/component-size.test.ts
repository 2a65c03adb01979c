import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../root.ts';

const costs = z.record(
  z.string(),
  z.object({ minified: z.int(), brotli: z.int(), brings: z.array(z.string()) }),
);

const ui = join(root, 'packages/ui');
const recorded = costs.parse(JSON.parse(readFileSync(join(ui, 'bundle-costs.generated.json'), 'utf8')));
const measured = costs.parse(
  JSON.parse(
    execFileSync(process.execPath, ['publishing/measure.ts', '--print'], { cwd: ui, encoding: 'utf8' }),
  ),
);

/** Another version of the bundler may write a few bytes more; whoever adds a feature writes the record anew. */
const tolerance = (bytes: number) => Math.max(48, bytes * 0.03);

describe('what each part costs a page', () => {
  it('is on record for every part: pnpm --filter @piri/ui costs writes it anew', () => {
    expect(Object.keys(recorded)).toEqual(Object.keys(measured));
  });

  it.each(Object.keys(measured))('%s weighs and brings what its record says', (part) => {
    const [now, then] = [measured[part], recorded[part]];
    if (!now || !then) throw new Error(`${part} is not on record. Run pnpm --filter @piri/ui costs.`);
    expect(now.brings).toEqual(then.brings);
    expect(
      Math.abs(now.brotli - then.brotli),
      `${then.brotli} B are on record, it has ${now.brotli}`,
    ).toBeLessThan(tolerance(then.brotli));
  });

  it('grows with nothing that is not imported: a button brings no dialog, no menu and no toast', () => {
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
