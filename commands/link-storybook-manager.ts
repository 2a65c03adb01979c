import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../launcher/user-error.mjs';

/** What Storybook puts into the page of the manager: hints for its own scripts, and their imports. */
const preload = /<link href="[^"]*" rel="modulepreload" \/>\s*/g;
const start = /<script type="module">[^<]*<\/script>/;

/**
 * Makes the page of the manager load the scripts that `.storybook/shared-libraries` has built together with the preview,
 * instead of Storybook's own copy of the same, and removes that copy.
 */
export async function linkStorybookManager(built: string): Promise<void> {
  const list = join(built, 'sb-manager/manager.json');
  const page = join(built, 'index.html');
  const [entry, ...imports]: string[] = JSON.parse(readFileSync(list, 'utf8'));
  const html = readFileSync(page, 'utf8');
  if (!entry || !start.test(html)) {
    throw new UserError(`${page} has no module script to replace. Storybook may have changed its template.`);
  }
  const hints = imports.map((file) => `<link rel="modulepreload" href="./${file}" />`).join('\n');
  const script = `<script type="module" src="./${entry}"></script>`;
  writeFileSync(
    page,
    html
      .replace(preload, '')
      .replace('</head>', () => `${hints}\n${script}\n</head>`)
      .replace(start, ''),
  );
  for (const unused of ['sb-addons', 'sb-manager/globals-runtime.js', 'sb-manager/runtime.js']) {
    rmSync(join(built, unused), { recursive: true, force: true });
  }
  rmSync(list);
}
