import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkStorybookManager } from './link-storybook-manager.ts';

const template = `<html><head>
<link href="./sb-manager/runtime.js" rel="modulepreload" />
<link href="./favicon.svg" rel="icon" />
</head><body><script>window.FEATURES = {};</script>
<script type="module">
  import './sb-manager/globals-runtime.js';
  import './sb-manager/runtime.js';
</script></body></html>`;

function setUp(html: string) {
  const built = mkdtempSync(join(tmpdir(), 'storybook-'));
  onTestFinished(() => rmSync(built, { recursive: true }));
  mkdirSync(join(built, 'sb-manager'));
  const write = (file: string, text: string) => writeFileSync(join(built, file), text);
  write('sb-manager/runtime.js', '');
  write('sb-manager/manager.js', '');
  write('sb-manager/manager.json', '["sb-manager/manager.js","assets/react.js"]');
  write('index.html', html);
  return { built, read: () => readFileSync(join(built, 'index.html'), 'utf8') };
}

it('loads the scripts that are shared with the preview, at once, and nothing of the copy', async () => {
  const { built, read } = setUp(template);
  await linkStorybookManager(built);
  expect(read()).toContain('<link rel="modulepreload" href="./assets/react.js" />');
  expect(read()).toContain('<script type="module" src="./sb-manager/manager.js"></script>');
  expect(read()).toContain('<script>window.FEATURES = {};</script>');
  expect(read()).toContain('<link href="./favicon.svg" rel="icon" />');
  expect(read()).not.toContain('runtime.js');
  expect(existsSync(join(built, 'sb-manager/runtime.js'))).toBe(false);
  expect(existsSync(join(built, 'sb-manager/manager.js'))).toBe(true);
});

it('names the page that has no script to replace', async () => {
  const { built } = setUp('<html></html>');
  await expect(linkStorybookManager(built)).rejects.toThrow(join(built, 'index.html'));
});
