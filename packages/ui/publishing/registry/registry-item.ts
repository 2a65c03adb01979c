/** An item of a registry that the shadcn command line and compatible clients read. */
export interface RegistryItem {
  name: string;
  type: 'registry:ui' | 'registry:item';
  title: string;
  description: string;
  /** Packages, with the versions that the component is tested with. */
  dependencies?: string[];
  /** Other items of this registry. */
  registryDependencies?: string[];
  files?: RegistryFile[];
  /** Added to the style sheet of the project. */
  css?: Record<string, object>;
}

export interface RegistryFile {
  path: string;
  type: 'registry:ui';
  /** `@ui` is the folder that the project's `components.json` has as its alias `ui`. */
  target: string;
  content: string;
}

/** The name under which a project registers this registry, such as in `@piri/button`. */
export const registryNamespace = '@piri';
