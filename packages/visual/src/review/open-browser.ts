import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens the address in the browser of the machine, where it has one. The address is printed in any case. */
export function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? [];
  if (!command) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // No desktop, no opener: whoever reads the terminal opens the address.
  child.once('error', () => {});
  child.unref();
}
