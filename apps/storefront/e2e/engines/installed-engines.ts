import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKitFiles } from './drivers/webkit.ts';
import type { EngineName } from './engine.ts';

/** Returns the path of an installed Firefox. */
export function findFirefox(): string | undefined {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** Returns the paths of WebKitGTK's programs, or `undefined` unless all are installed. */
export function findWebKit(): WebKitFiles | undefined {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && display && browser ? { driver, display, browser } : undefined;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Returns why an engine cannot run here, or `undefined`. Chromium comes with the repository. */
export function findReasonNotToRun(name: EngineName): string | undefined {
  if (name === 'Firefox' && !findFirefox()) return 'Firefox is not installed.';
  if (name === 'WebKit' && !findWebKit()) return 'WebKitGTK’s driver or a virtual display is not installed.';
  return undefined;
}
