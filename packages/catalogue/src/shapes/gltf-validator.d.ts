declare module 'gltf-validator' {
  /** The used part of the package, which has no types of its own. */
  export function validateBytes(
    bytes: Uint8Array,
    options: { externalResourceFunction: (uri: string) => Promise<Uint8Array> },
  ): Promise<{ issues: { numErrors: number; messages: unknown[] } }>;
}
