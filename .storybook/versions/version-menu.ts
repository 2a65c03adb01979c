// No JSX: the workbench has its own, older React, and JSX would be compiled for ours.
import { type ChangeEvent, createElement, useEffect, useState } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { parseVersions, versionMetaName, versionsFile } from './version-list.ts';

/**
 * A select in the toolbar that opens the same page in another version. Shows nothing if the build does not stand beside
 * others.
 */
export function VersionMenu() {
  const [current] = useState(readOwnVersion);
  const versions = useVersions(current);
  const { storyId } = useStorybookState();
  if (current === undefined || versions.length < 2) return null;
  return createElement(
    'label',
    { className: 'workbench-versions' },
    'Version ',
    createElement(
      'select',
      {
        value: current,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => openVersion(event.currentTarget.value, storyId),
      },
      ...versions.map((version) => createElement('option', { key: version, value: version }, version)),
    ),
  );
}

/** The command that puts a build beside others names its folder in its page. */
function readOwnVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${versionMetaName}]`)?.content;
}

function useVersions(current: string | undefined): readonly string[] {
  const [versions, setVersions] = useState<readonly string[]>([]);
  useEffect(() => {
    if (current === undefined) return;
    // Without the list there is nothing to choose from.
    readText(`../${versionsFile}`).then(
      (json) => setVersions(json === undefined ? [] : parseVersions(json)),
      (error: unknown) => console.error(`${versionsFile} cannot be read.`, error),
    );
  }, [current]);
  return versions;
}

/** Opens the same page, or the start of a version that does not have it. */
async function openVersion(version: string, storyId: string | undefined): Promise<void> {
  const json = await readText(`../${version}/index.json`);
  const has = json !== undefined && storyId !== undefined && storyId in JSON.parse(json).entries;
  window.location.assign(`../${version}/${has ? window.location.search : ''}`);
}

async function readText(address: string): Promise<string | undefined> {
  const response = await fetch(address, { cache: 'no-cache' });
  return response.ok ? response.text() : undefined;
}
