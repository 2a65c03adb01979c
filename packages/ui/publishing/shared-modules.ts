/**
 * Modules with a context or a state that must exist once in a page, by the names under which the published package
 * exports them, such as `@piri/ui/shared/use-labels`. Sources that a project owns import them from the package. With
 * copies of their own, they would ignore its `LabelsProvider` and `Field`, and release each other's scroll locks.
 */
export const sharedModules: Readonly<Record<string, string>> = {
  'capture-focus': 'internal/overlay/capture-focus',
  'field-context': 'field/field-context',
  'lock-scroll': 'internal/overlay/lock-scroll',
  'make-outside-inert': 'internal/overlay/make-outside-inert',
  'use-labels': 'internal/use-labels',
};

/** Modules that nobody owns, since they are about all components: who uses the texts has the types of all. */
const packageOnly: Readonly<Record<string, string>> = {
  'bangla-labels/bangla-labels': 'bangla-labels',
  'labels-provider/labels': 'labels-provider',
  'labels-provider/labels-provider': 'labels-provider',
};

const specifiers = new Map([
  ...Object.entries(sharedModules).map(([name, module]) => [module, `@piri/ui/shared/${name}`] as const),
  ...Object.entries(packageOnly).map(([module, subpath]) => [module, `@piri/ui/${subpath}`] as const),
]);

/** Returns what an owned source imports instead of this file, or `undefined` if the project gets a copy of the file. */
export function findPackageSpecifier(path: string): string | undefined {
  return specifiers.get(path.replace(/\.tsx?$/, ''));
}
