import { createRequire } from 'node:module';
import { type BrowserVersions, oldestBrowsers } from '../../vite/oldest-browsers.ts';

/** The browsers of `.browserslistrc` by the names of `web-features`, which has no data on Samsung Internet. */
const supported = getSupported(oldestBrowsers);

type Browser = keyof ReturnType<typeof getSupported>;
type Support = Partial<Record<Browser, string>>;

interface WebFeatures {
  features: Record<string, { status?: { by_compat_key?: Record<string, { support: Support }> } }>;
}

// Loaded as JSON, because the package's types have no table by key.
const { features }: WebFeatures = createRequire(import.meta.url)('web-features/data.json');
const support = new Map<string, Support>();
for (const { status } of Object.values(features)) {
  for (const [key, entry] of Object.entries(status?.by_compat_key ?? {})) support.set(key, entry.support);
}

/** The keys of all features, such as `api.URL.parse_static` or `css.properties.display.contents`. */
export const featureKeys: readonly string[] = [...support.keys()];

/** Returns those of the keys that name a feature. */
export function filterKnown(...keys: string[]): string[] {
  return keys.filter((key) => support.has(key));
}

/** Returns whether all features that a name can refer to are newer than the oldest browsers. */
export function isTooNew(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => browsers.some((name) => isMissing(support.get(key), name)));
}

/** Returns whether browsers of at least two engines have the feature. */
export function isInSeveralEngines(key: string): boolean {
  const engines = ['chrome', 'firefox', 'safari'] as const;
  return engines.filter((name) => support.get(key)?.[name] !== undefined).length > 1;
}

const browsers = Object.keys(supported) as Browser[];

function isMissing(entry: Support | undefined, name: Browser): boolean {
  const since = entry?.[name];
  return since === undefined || parseVersion(since) > parseVersion(supported[name]);
}

function parseVersion(text: string): number {
  const [major = '0', minor = '0'] = text.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
}

function getSupported({ chrome, and_chr, edge, firefox, and_ff, safari, ios_saf }: BrowserVersions) {
  return {
    chrome,
    chrome_android: and_chr,
    edge,
    firefox,
    firefox_android: and_ff,
    safari,
    safari_ios: ios_saf,
  };
}
