import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVersion, parseVersions } from '../.storybook/versions/version-list.ts';
import { publishStorybookVersion, readDesignSystemVersion } from './publish-storybook-version.ts';

let folder: string;
let built: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-versions-'));
  built = join(folder, 'built');
  site = join(folder, 'site');
  write('built/index.html', '<!doctype html>\n<html lang="en">\n  <head>\n  </head></html>');
  write('built/iframe.html', '');
  write('built/assets/story.js', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const readList = () => parseVersions(read('site/versions.json'));

test('BENCH-28 a build stands beside earlier ones, in the folder of its version', () => {
  publishStorybookVersion(built, site, '0.9.0');
  write('built/assets/story.js', 'second');
  publishStorybookVersion(built, site, 'next');
  publishStorybookVersion(built, site, '0.10.0');
  expect(readList()).toEqual(['next', '0.10.0', '0.9.0']);
  expect(read('site/0.9.0/assets/story.js')).toBe('first');
  expect(read('site/next/assets/story.js')).toBe('second');
  expect(read('site/next/index.html')).toContain('<meta name="workbench-version" content="next" />');
  expect(read('built/index.html')).not.toContain('workbench-version');
  // The folder itself opens the newest version that is released.
  expect(read('site/index.html')).toContain('url=./0.10.0/');
});

test('BENCH-28 a build replaces the one of the same version completely', () => {
  publishStorybookVersion(built, site, 'next');
  rmSync(join(built, 'assets'), { recursive: true });
  publishStorybookVersion(built, site, 'next');
  expect(existsSync(join(site, 'next/assets'))).toBe(false);
  expect(readList()).toEqual(['next']);
  expect(read('site/index.html')).toContain('url=./next/');
});

test('BENCH-28 other files are not replaced, and a list that cannot be read stays', () => {
  write('site/next/notes.txt', 'mine');
  expect(() => publishStorybookVersion(built, site, 'next')).toThrow('is not a built Storybook');
  expect(read('site/next/notes.txt')).toBe('mine');
  write('site/versions.json', '{"next": true}');
  expect(() => publishStorybookVersion(built, site, '0.1.0')).toThrow('versions.json cannot be read');
  expect(read('site/versions.json')).toBe('{"next": true}');
  expect(existsSync(join(site, '0.1.0'))).toBe(false);
});

test('BENCH-28 a version must be the name of a folder', () => {
  for (const name of ['../up', '', 'a/b', '.hidden'])
    expect(() => addVersion([], name)).toThrow('name of a version');
  expect(() => parseVersions('["../up"]')).toThrow();
});

test('BENCH-28 the version is “next” as long as there are pending changes', () => {
  write('packages/ui/package.json', '{ "version": "0.1.0" }');
  expect(readDesignSystemVersion(folder)).toBe('0.1.0');
  write('.changeset/round-badges.md', '');
  expect(readDesignSystemVersion(folder)).toBe('next');
});
