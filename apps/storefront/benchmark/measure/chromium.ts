import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { findUnpinnedChromiumPath, quietFlags, resolveChromiumPath } from '@piri/visual/browser';
import { type LaunchedChrome, launch } from 'chrome-launcher';

/**
 * Flags for a start without side effects, without any that affect rendering speed. The shops that we compare with were
 * measured with the same flags.
 */
const flags: readonly string[] = ['--headless=new', '--hide-scrollbars', '--mute-audio', ...quietFlags];

const trustedKeys = new Set<string>();

/**
 * Makes every browser started from now on trust this server's self-signed certificate. Ignoring certificate errors is
 * not enough: responses with an error are never cached, so nothing could be prefetched.
 */
export async function trustServerCertificate(url: string): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:') return;
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  if (key) trustedKeys.add(createHash('sha256').update(key).digest('base64'));
}

export interface ChromiumVersion {
  version: string;
  /** The small build is headless only. It skips much of a browser's work, so its figures are lower. */
  build: 'full' | 'small';
}

export const notComparableWarning =
  'These figures are of the small headless build. They cannot be compared with those of full Chromium: install Chromium or set CHROMIUM_PATH.';

/** Starts the installed Chromium, or the pinned small build if there is none, with a new profile. */
export async function startChromium(): Promise<LaunchedChrome> {
  return launch({
    chromePath: (await findUnpinnedChromiumPath()) ?? (await resolveChromiumPath()),
    chromeFlags: [...flags, `--ignore-certificate-errors-spki-list=${[...trustedKeys].join(',')}`],
    logLevel: 'silent',
  });
}

/** Starts the browser once to determine its version. */
export async function detectChromiumVersion(): Promise<ChromiumVersion> {
  const chrome = await startChromium();
  try {
    const response = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
    const { Browser } = (await response.json()) as { Browser: string };
    return parseChromiumVersion(Browser);
  } finally {
    chrome.kill();
  }
}

/** Parses the version. Only the small build calls itself headless here. */
export function parseChromiumVersion(product: string): ChromiumVersion {
  const [name = '', version = 'unknown'] = product.split('/');
  return { version, build: name.startsWith('Headless') ? 'small' : 'full' };
}
