import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { installTemplate } from './install-consumer.ts';
import { runVite, typecheck } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const project = installTemplate('vite', inject('tarball'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the template for Vite', () => {
  it('type-checks', () => {
    expect(typecheck(project)).toBe('');
  });

  it('builds a page that works without console messages', async () => {
    expect(await runVite(project, 'build')).not.toMatch(/warn|\(!\)|directive/i);
    const server = await serveStatic(join(project, 'dist'));
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      await page.getByRole('button', { name: 'Ask for a room' }).click();
      await page.getByRole('textbox', { name: 'Your email' }).fill('guest@example.com');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('We have your message.').first().waitFor();
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });
});

describe('the template for Next', () => {
  const folder = join(repositoryRoot, 'packages/ui/templates/next/app');

  // Next itself is only installed by `npm run try-package`, which builds and opens this template.
  it('says of each component where it runs', () => {
    for (const file of ['layout.tsx', 'page.tsx'])
      expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/^\/\/ A server component/);
    expect(readFileSync(join(folder, 'ask-for-room.tsx'), 'utf8')).toMatch(/^'use client';/);
  });

  it('has the styles of the template for Vite', () => {
    const vite = join(repositoryRoot, 'packages/ui/templates/vite/src');
    expect(readFileSync(join(folder, 'page.css'), 'utf8')).toBe(readFileSync(join(vite, 'page.css'), 'utf8'));
    expect(existsSync(join(folder, 'theme.css'))).toBe(true);
  });
});
