import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@piri/visual/serve-static';
import { UserError } from '../launcher/user-error.mjs';
import { buildRegistry, buildRegistryFiles } from '../packages/ui/publishing/registry/build-registry.ts';
import { packDesignSystem } from './package-tests/pack-once.ts';
import { visitAndCollectConsoleMessages } from './package-tests/visit-and-collect-console-messages.ts';
import { repositoryRoot } from './repository-root.ts';
import { runMain } from './run-main.ts';
import { runProcess } from './run-process.ts';

/** The version of the registry's client that this was tried with. */
const registryClient = 'shadcn@4.23.1';

/** The components of the template. */
const owned = ['button', 'field', 'heading', 'modal', 'select', 'stack', 'text', 'text-input', 'toast'];

/** A brown, so that nothing of the default indigo is left. */
const accent = '#6b3206';
const accentRgb = 'rgb(107, 50, 6)';

/**
 * Does what an adopter does, from an empty folder: installs the packed package, starts from a template, makes a theme,
 * builds, and opens the page; then the same with sources from the registry. It needs the network to install Next and
 * the registry's client, so it is a command and no test.
 */
await runMain(async (stop) => {
  const folder = mkdtempSync(join(tmpdir(), 'piri-try-'));
  const run = async (cwd: string, program: string, ...args: string[]) => {
    const start = performance.now();
    const env = { NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' };
    const { code, stdout, stderr } = await runProcess(program, args, { stop, cwd, env, output: 'keep' });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${program} ${args.join(' ')}`);
    if (code !== 0) throw new UserError(`It exited with ${code}:\n${stdout}\n${stderr}`);
  };
  try {
    const tarball = await packDesignSystem(folder);
    await tryNext(tarball);
    await tryRegistry(tarball);
    console.log('Both pages are rendered, hydrated and themed.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;

  /** The package in a page that Next renders on the server. */
  async function tryNext(tarball: string): Promise<void> {
    const project = await startFromTemplate('next', tarball, {});
    await run(project, 'npx', 'piri-ui-theme', 'make', '--accent', accent, '--out', 'app/theme.css');
    await run(project, 'npx', 'next', 'build');
    const port = 4790;
    const server = spawn('npx', ['next', 'start', '--port', `${port}`], {
      cwd: project,
      stdio: 'ignore',
      detached: true,
    });
    try {
      const address = `http://localhost:${port}`;
      const html = await fetchWhenReady(address);
      if (!html.includes('Ask for a room')) throw new UserError('The server did not render the page.');
      await tryPage(address);
    } finally {
      // `npx` starts the server in a process of its own.
      if (server.pid) process.kill(-server.pid);
    }
  }

  /** Sources from the registry in a project with Vite and Tailwind that owns them. */
  async function tryRegistry(tarball: string): Promise<void> {
    const project = await startFromTemplate('vite', tarball, {
      tailwindcss: '^4.0.0',
      '@tailwindcss/vite': '^4.0.0',
    });
    const registry = join(folder, 'registry');
    mkdirSync(join(registry, 'r'), { recursive: true });
    const items = buildRegistry({
      packageFolder: join(repositoryRoot, 'packages/ui'),
      describe: (name) => name,
    });
    for (const [path, content] of buildRegistryFiles(items))
      writeFileSync(join(registry, 'r', path), content);
    const host = await serveStatic(registry);
    try {
      useTailwind(project, `${host.origin}/r/{name}.json`);
      await run(
        project,
        'npx',
        '--yes',
        registryClient,
        'add',
        '--yes',
        ...owned.map((name) => `@piri/${name}`),
      );
    } finally {
      await host.close();
    }
    await run(project, 'npx', 'piri-ui-theme', 'make', '--accent', accent, '--out', 'src/theme.css');
    await run(project, 'npm', 'run', 'build');
    const server = await serveStatic(join(project, 'dist'));
    await tryPage(server.origin).finally(() => server.close());
  }

  async function startFromTemplate(
    template: string,
    tarball: string,
    devDependencies: Record<string, string>,
  ): Promise<string> {
    const project = join(folder, template);
    mkdirSync(project);
    await run(project, 'npm', 'install', '--no-audit', '--no-fund', tarball);
    cpSync(join(project, 'node_modules/@piri/ui/templates', template), project, { recursive: true });
    const file = join(project, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.dependencies['@piri/ui'] = `file:${tarball}`;
    Object.assign(manifest.devDependencies, devDependencies);
    writeFileSync(file, JSON.stringify(manifest));
    await run(project, 'npm', 'install', '--no-audit', '--no-fund');
    return project;
  }
});

/** Replaces the package's style sheets and components by sources that the project owns. */
function useTailwind(project: string, registryUrl: string): void {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(project, file), edit(readFileSync(join(project, file), 'utf8')));
  const components = { components: '@/components', utils: '@/lib/utils', ui: '@/components/ui' };
  writeFileSync(
    join(project, 'components.json'),
    JSON.stringify({
      style: 'new-york',
      rsc: false,
      tsx: true,
      tailwind: { config: '', css: 'src/page.css', baseColor: '', cssVariables: true },
      aliases: components,
      registries: { '@piri': registryUrl },
    }),
  );
  change('tsconfig.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      compilerOptions: { ...JSON.parse(text).compilerOptions, paths: { '@/*': ['./src/*'] } },
    }),
  );
  change(
    'vite.config.ts',
    (text) =>
      `import tailwindcss from '@tailwindcss/vite';\n${text.replace('react()]', "react(), tailwindcss()], resolve: { alias: { '@': '/src' } }")}`,
  );
  change('src/main.tsx', (text) => text.replace(/import '@piri\/ui\/(reset|styles).css';\n/g, ''));
  change('src/page.css', (text) => `@import "tailwindcss";\n${text}`);
  change('src/page.tsx', (text) => text.replace(/@piri\/ui\/([\w-]+)/g, '@/components/ui/piri/$1/$1'));
}

/** Opens the page and uses it. Throws if it is not themed, not interactive, or prints to the console. */
async function tryPage(address: string): Promise<void> {
  const messages = await visitAndCollectConsoleMessages(address, async (page) => {
    const button = page.getByRole('button', { name: 'Ask for a room' });
    const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (background !== accentRgb) throw new UserError(`The button is ${background}, not ${accentRgb}.`);
    await button.click();
    await page.getByRole('textbox', { name: 'Your email' }).fill('guest@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('We have your message.').first().waitFor();
  });
  if (messages.length > 0) throw new UserError(`The page prints to the console:\n${messages.join('\n')}`);
}

async function fetchWhenReady(address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response.text();
    await setTimeout(200);
  }
  throw new UserError(`${address} did not answer within 20 seconds.`);
}
