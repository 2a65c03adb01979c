import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { getChromiumPath, installedChromiumPath, quietFlags } from '@piri/visual/browser';
import { type LaunchedChrome, launch } from 'chrome-launcher';

/**
 * What a quiet start needs and nothing that changes how fast a page is drawn. The shops that we compare with are
 * measured with the same flags.
 */
const flags: readonly string[] = ['--headless=new', '--hide-scrollbars', '--mute-audio', ...quietFlags];

const trustedKeys = new Set<string>();

/**
 * From here on every browser trusts the certificate of this server, which has signed it itself. Merely passing over its
 * errors would not do: what comes with an error is never cached, so nothing could be prefetched.
 */
export async function trustCertificateOf(url: string): Promise<void> {
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

export const notComparable =
  'These figures are of the small headless build. They cannot be compared with those of full Chromium: install Chromium or set CHROMIUM_PATH.';

/** Starts the installed Chromium, or where there is none the pinned small build, with a fresh profile. */
export async function startChromium(): Promise<LaunchedChrome> {
  return launch({
    chromePath: (await installedChromiumPath()) ?? (await getChromiumPath()),
    chromeFlags: [...flags, `--ignore-certificate-errors-spki-list=${[...trustedKeys].join(',')}`],
    logLevel: 'silent',
  });
}

/** Starts the browser once to ask which one it is. */
export async function chromiumVersion(): Promise<ChromiumVersion> {
  const chrome = await startChromium();
  try {
    const response = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
    const { Browser } = (await response.json()) as { Browser: string };
    return parseChromiumVersion(Browser);
  } finally {
    chrome.kill();
  }
}

/** Only the small build calls itself headless here. */
export function parseChromiumVersion(product: string): ChromiumVersion {
  const [name = '', version = 'unknown'] = product.split('/');
  return { version, build: name.startsWith('Headless') ? 'small' : 'full' };
}
