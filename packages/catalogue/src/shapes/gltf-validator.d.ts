declare module 'gltf-validator' {
  /** What is used of the package, which brings no types. */
  export function validateBytes(
    bytes: Uint8Array,
    options: { externalResourceFunction: (uri: string) => Promise<Uint8Array> },
  ): Promise<{ issues: { numErrors: number; messages: unknown[] } }>;
}
