import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens the URL in the system's browser, if there is one. The URL is printed in any case. */
export function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? [];
  if (!command) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without a desktop there is no opener; the user opens the printed URL.
  child.once('error', () => {});
  child.unref();
}
