import { access, constants } from 'node:fs/promises';

const executables: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Returns the path of the first browser found in the usual locations of this system. */
export async function resolveInstalledChromiumPath(
  candidates = executables[process.platform] ?? [],
): Promise<string> {
  for (const path of candidates) if (await runs(path)) return path;
  throw new Error(
    `No Chromium was found on ${process.platform}-${process.arch}, and the pinned one does not run there. ` +
      `Install Chromium or Chrome, or set CHROMIUM_PATH to one. Looked in: ${candidates.join(', ')}.`,
  );
}

async function runs(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
