import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launch, waitForProcessesToExit, waitUntil } from './testing/launch.ts';
import { copyLauncherToTempFolder, linkPnpm } from './testing/launcher-copy.ts';
import { pinnedPnpm } from './tools.mjs';

let tree = copyLauncherToTempFolder();
beforeEach(() => {
  tree.remove();
  tree = copyLauncherToTempFolder();
});
afterEach(() => tree.remove());

/** No server listens here, which looks to npm like a machine without a network. */
const unreachable = 'http://127.0.0.1:9/';

function launchOffline() {
  const cache = join(tree.folder, 'npm-cache');
  return launch(['start'], {
    cwd: tree.folder,
    env: { npm_config_registry: unreachable, npm_config_cache: cache },
  });
}

describe('the set-up of a fresh clone', () => {
  it('explains that the registry could not be reached', async () => {
    const start = launchOffline();
    expect(await start.exit).toBe(1);
    expect(start.said()).toMatch(
      /^Downloading (Node|pnpm) [\d.]+ failed: the npm registry could not be reached\. Check the network, .* start again\.$/m,
    );
    expect(start.said()).not.toMatch(/\n\s+at /);
  });

  it('explains that the lock file is invalid', async () => {
    linkPnpm(tree.folder);
    writeFileSync(join(tree.folder, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n  : : torn [\n");
    const start = launch(['start'], { cwd: tree.folder });
    expect(await start.exit).toBe(1);
    expect(start.said()).toMatch(
      /^Installing the packages failed: pnpm-lock\.yaml is invalid, .*git checkout pnpm-lock\.yaml/m,
    );
  });

  it('explains that the lock file does not match a package.json', async () => {
    linkPnpm(tree.folder);
    const manifest = join(tree.folder, 'packages/pricing/package.json');
    writeFileSync(manifest, JSON.stringify({ name: '@piri/pricing', dependencies: { ms: '2.1.3' } }));
    const start = launch(['start'], { cwd: tree.folder });
    expect(await start.exit).toBe(1);
    expect(start.said()).toMatch(
      /^Installing the packages failed: pnpm-lock\.yaml is .*does not match the package\.json files/m,
    );
  });

  it('downloads an incomplete tool again', async () => {
    const tool = pinnedPnpm(`${process.platform}-${process.arch}`);
    const binary = join(tree.folder, '.tools', tool.folder, tool.binary);
    mkdirSync(dirname(binary), { recursive: true });
    writeFileSync(binary, 'half a program', { mode: 0o755 });
    const start = launchOffline();
    expect(await start.exit).toBe(1);
    expect(start.said()).toContain(`Downloading ${tool.title} into .tools.`);
  });

  it('explains that .tools is not writable', async () => {
    writeFileSync(join(tree.folder, '.tools'), 'a file where the folder should be');
    const start = launch(['start'], { cwd: tree.folder });
    expect(await start.exit).toBe(1);
    expect(start.said()).toMatch(
      /^The folder .*\.tools cannot be written \(EEXIST\)\. Make the project's folder writable/m,
    );
  });

  it('exits at once on SIGTERM during a download and leaves no incomplete tool', async () => {
    // A registry that accepts connections and never responds.
    const silent = (await import('node:net')).createServer().listen(0, '127.0.0.1');
    await waitUntil(
      () => silent.listening,
      () => 'the silent registry',
    );
    const { port } = silent.address() as { port: number };
    const start = launch(['start'], {
      cwd: tree.folder,
      env: {
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_cache: join(tree.folder, 'npm-cache'),
      },
    });
    await start.says('Downloading ');
    await waitUntil(
      () => start.family().length > 1,
      () => 'npm to run',
    );
    const family = start.family();
    start.signal('SIGTERM');
    expect(await start.exit).toBe(143);
    await waitForProcessesToExit(family);
    silent.close();
    const left = readdirSync(join(tree.folder, '.tools'));
    expect(left.filter((name) => name === 'pnpm' || name === 'node')).toEqual([]);
  });
});

describe('the command line', () => {
  it('lists the commands after an unknown one', async () => {
    cpSync(join(tree.folder, 'launcher'), join(tree.folder, 'copy'), { recursive: true });
    const start = launch(['strat'], { cwd: tree.folder });
    expect(await start.exit).toBe(1);
    expect(start.said()).toMatch(/^There is no command "strat"\. The commands are start, test, /);
  });
});
