import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      await page.getByRole('button', { name: 'Send' }).click();
      // The email is missing, so the browser does not submit the form.
      const email = page.getByRole('textbox', { name: 'Your email' });
      await email.fill('guest@example.com');
      await email.press('Enter');
      await page.getByText('We have your message.').first().waitFor();
      const icon = page.locator('link[rel=icon]');
      const address = await icon.evaluate((link) => (link as HTMLLinkElement).href);
      expect((await page.request.get(address)).headers()['content-type']).toContain('image/svg');
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });

  it('gives fields the width of the page, and buttons that of their text', async () => {
    writeFileSync(
      join(project, 'src/page.tsx'),
      `import { Button } from '@piri/ui/button';
      import { Field, FieldLabel } from '@piri/ui/field';
      import { Select } from '@piri/ui/select';
      export const Page = () => (
        <main className="page">
          <Field><FieldLabel>Room</FieldLabel><Select><option>One</option></Select></Field>
          <Button>Ask</Button>
        </main>
      );`,
    );
    await runVite(project, 'build');
    const server = await serveStatic(join(project, 'dist'));
    await visitAndCollectConsoleMessages(server.origin, async (page) => {
      expect((await page.getByRole('combobox').boundingBox())?.width).toBeGreaterThan(500);
      expect((await page.getByRole('button').boundingBox())?.width).toBeLessThan(200);
    }).finally(() => server.close());
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

  it('has the form of the template for Vite, and its icon', () => {
    const read = (file: string) => readFileSync(join(repositoryRoot, 'packages/ui/templates', file), 'utf8');
    const [, form = ''] = /(<form[\s\S]*<\/form>)/.exec(read('next/app/ask-for-room.tsx')) ?? [];
    expect(form).toContain('onSubmit={send}');
    expect(read('vite/src/page.tsx').replace(/^ {2}/gm, '')).toContain(form);
    expect(read('next/app/icon.svg')).toBe(read('vite/public/favicon.svg'));
  });
});
