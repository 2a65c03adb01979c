// Most browsers also include the names of others for compatibility, so those that include the most come first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(UCBrowser|UBrowser)\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A device as its owner would call it, without the versions and models of the user agent: those are not needed and would
 * be personal data. Empty for one that is unknown.
 * @example
 * formatDevice('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'); // 'Firefox on Windows'
 */
export function formatDevice(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? '';
  return `${browser} on ${system}`;
}

function nameIn(names: typeof browsers, userAgent: string): string | undefined {
  // No real browser has a longer user agent.
  return names.find(([sign]) => sign.test(userAgent.slice(0, 500)))?.[1];
}
