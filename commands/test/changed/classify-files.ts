/** Returns whether a file is code that other code can import. */
export const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts');

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns whether a file is beside the product: no page and no call contains it. */
export const isBesideProduct = (file: string) =>
  isTest(file) || /\.(stories|fixtures)\.tsx?$|\.mdx?$|\/testing\//.test(file);

/** Returns whether a file determines colours, sizes and the like of everything, and no behaviour. */
export const isStyle = (file: string) => file.endsWith('.css') || file.startsWith('packages/ui/src/tokens/');

/** Files that no import names and on which all results depend: installed packages, patches and settings of tools. */
export const isGlobal = (file: string) =>
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|patches\/.*)$|(^|\/)(package\.json|tsconfig[^/]*\.json|[^/]+\.config\.[cm]?[jt]s|\.npmrc)$/.test(
    file,
  ) && !file.startsWith('packages/ui/templates/');

/** Returns the workspace of a file, such as `packages/ui`, or its first folder. */
export function getWorkspace(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}
