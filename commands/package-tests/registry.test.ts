import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { buildRegistry } from '../../packages/ui/publishing/registry/build-registry.ts';
import type { RegistryItem } from '../../packages/ui/publishing/registry/registry-item.ts';
import { repositoryRoot } from '../repository-root.ts';
import { installConsumer } from './install-consumer.ts';
import { runVite, typecheck } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const project = installConsumer('owned-sources', inject('tarball'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const items = buildRegistry({ packageFolder: join(repositoryRoot, 'packages/ui'), describe: () => '' });

for (const name of ['class-variance-authority', 'sonner', '@radix-ui']) {
  cpSync(join(project, 'node_modules/@piri/ui/node_modules', name), join(project, 'node_modules', name), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

describe('sources from the registry', () => {
  it('work beside components and the provider of the package', async () => {
    const added = add('modal', 'field');
    expect(readdirSync(join(project, 'src/components/ui/piri')).sort()).toEqual([
      'field',
      'icon',
      'icon-button',
      'internal',
      'modal',
    ]);
    const imports = added.flatMap(({ css = {} }) => Object.keys(css));
    const sheet = ['@import "tailwindcss"', ...imports].map((line) => `${line};\n`).join('');
    writeFileSync(join(project, 'src/boat.css'), sheet);
    expect(typecheck(project)).toBe('');
    expect(await runVite(project, 'build')).not.toMatch(/warn|\(!\)|directive/i);

    const server = await serveStatic(join(project, 'dist'));
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      const button = page.getByRole('button', { name: 'Hire the boat' });
      expect(await button.evaluate((element) => getComputedStyle(element).minHeight)).toBe('48px');
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Hire the boat' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Farzana');
      const corner = await dialog.evaluate((element) => getComputedStyle(element).borderRadius);
      expect(corner).not.toBe('0px');
      await dialog.getByRole('button', { name: 'বন্ধ করুন' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });

  it('type-check in a project that owns them all', () => {
    add(...items.map(({ name }) => name));
    expect(typecheck(project)).toBe('');
  });
});

/** Does what a client of the registry does: writes the files of the items and of all that they depend on. */
function add(...names: string[]): RegistryItem[] {
  const added = new Set<RegistryItem>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const item = items.find((candidate) => candidate.name === name);
    if (!item) throw new Error(`The registry has no ${name}.`);
    if (added.has(item)) continue;
    added.add(item);
    waiting.push(...(item.registryDependencies ?? []).map((other) => other.replace('@piri/', '')));
    for (const { target, content } of item.files ?? []) {
      const path = join(project, 'src', target.replace('@ui/', 'components/ui/'));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return [...added];
}
