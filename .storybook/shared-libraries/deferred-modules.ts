import type * as instrumenter from 'storybook/internal/instrumenter';
import type * as managerApi from 'storybook/manager-api';
import type * as test from 'storybook/test';

type AnyFunction = (...parameters: unknown[]) => unknown;

/** What `@storybook/react` adds to every preview in order to fill the tables of props. It publishes no types for it. */
export interface ArgTypesAnnotations {
  parameters: { docs: { extractArgTypes: AnyFunction; extractComponentDescription: AnyFunction } };
  argTypesEnhancers: AnyFunction[];
}

/** Modules that Storybook imports at the start, but uses only later or only in the manager. */
interface DeferredModules {
  /** Needed by stories. */
  argTypes: ArgTypesAnnotations;
  /** Needed by stories. */
  instrumenter: typeof instrumenter;
  /** Needed in the manager. */
  managerApi: Pick<typeof managerApi, 'shortcutToAriaKeyshortcuts' | 'shortcutToHumanString'>;
  /** Needed by stories. */
  test: typeof test;
}

const modules: Partial<DeferredModules> = {};
const waiting: (() => void)[] = [];

export function provideModules(provided: Partial<DeferredModules>): void {
  Object.assign(modules, provided);
  for (const use of waiting.splice(0)) use();
}

export function getDeferredModule<Name extends keyof DeferredModules>(name: Name): DeferredModules[Name] {
  const found = modules[name];
  if (!found) {
    throw new Error(
      `Storybook uses its module “${name}” before a file that provides it was loaded. See \`.storybook/shared-libraries\`.`,
    );
  }
  return found;
}

export const isProvided = (name: keyof DeferredModules): boolean => modules[name] !== undefined;

/** Calls the function once the module is there. */
export function whenProvided(name: keyof DeferredModules, use: () => void): void {
  if (isProvided(name)) use();
  else waiting.push(() => whenProvided(name, use));
}
