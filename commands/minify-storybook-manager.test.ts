import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { minifyStorybookManager } from './minify-storybook-manager.ts';

function setUp(runtime: string) {
  const built = mkdtempSync(join(tmpdir(), 'storybook-'));
  onTestFinished(() => rmSync(built, { recursive: true }));
  mkdirSync(join(built, 'sb-manager'));
  writeFileSync(join(built, 'sb-manager/globals-runtime.js'), 'globalThis.answer = 1;\n');
  const file = join(built, 'sb-manager/runtime.js');
  writeFileSync(file, runtime);
  return { built, file };
}

it('shortens the scripts, and they still export the same', async () => {
  const { built, file } = setUp(
    '// A comment.\nconst longName = 40 + globalThis.answer;\nexport { longName };\n',
  );
  await minifyStorybookManager(built);
  expect(readFileSync(file, 'utf8').length).toBeLessThan(60);
  expect(readFileSync(file, 'utf8')).toMatch(/export\s?\{.*longName\}/);
});

it('names the script that cannot be parsed', async () => {
  const { built, file } = setUp('const = ;');
  await expect(minifyStorybookManager(built)).rejects.toThrow(file);
});
