/**
 * Returns whether a module of this package, such as `button/button.tsx`, is marked for frameworks with server components:
 * a server component can import it, but it also runs in the browser, as does all that it imports. These are the modules
 * of components, which apps import. Tokens are data, which servers read too.
 */
export function isClientModule(path: string): boolean {
  const [, folder] = /^([\w-]+)\/\1\.(?:js|tsx?)$/.exec(path) ?? [];
  return folder !== undefined && folder !== 'tokens';
}
