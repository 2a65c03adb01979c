/** What the props of a component, their values and the fields of their objects were called. */
export interface PropRenames {
  /** Old → new name of a prop. */
  readonly props?: Readonly<Record<string, string>>;
  /** By the new name of a prop: old → new string. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the new name of a prop that takes an object or an array of objects: old → new name of a field. */
  readonly items?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ComponentRenames extends PropRenames {
  /** The current subpath that exports the component: `button` for `@piri/ui/button`. */
  readonly from: string;
}

/** By the current name of a component. */
export const renames = {} as const satisfies Record<string, ComponentRenames>;

/** By the current subpath: old → new name of an export, a component as well as a type. */
export const renamedExports = {} as const satisfies Record<string, Record<string, string>>;

/** Old → new subpath. */
export const renamedSubpaths = {} as const satisfies Record<string, string>;

/** Old → new custom property, such as `'--color-old': '--color-new'`. */
export const renamedCssVariables = {} as const satisfies Record<string, string>;

/** Old → new Tailwind utility, without variants: `'bg-old': 'bg-new'`. */
export const renamedUtilities = {} as const satisfies Record<string, string>;

/** Old → new data attribute, or one value of it: `'data-old': 'data-new'`, `'data-variant=old': 'data-variant=new'`. */
export const renamedDataAttributes = {} as const satisfies Record<string, string>;
