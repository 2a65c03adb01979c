/** The URLs of the tests' own shop and API, on ports that people do not use. */
export const urls = {
  shop: 'http://127.0.0.1:3410',
  api: 'http://127.0.0.1:4410',
  /** A port where nothing listens. */
  nobody: 'http://127.0.0.1:4419',
} as const;
