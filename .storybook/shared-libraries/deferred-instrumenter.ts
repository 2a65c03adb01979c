import type * as Instrumenter from 'storybook/internal/instrumenter';
import { getDeferredModule, isProvided } from './deferred-modules.ts';

type Functions = Record<string, (...parameters: unknown[]) => unknown>;

/**
 * Stands in for the instrumenter, which records the steps of a story, in Storybook's own annotations. They instrument
 * `step` at once and everything else while a story is rendered. It must also start after the store of addons, which it
 * reads from a global without importing it.
 */
export const instrument = ((target: Functions, options) => {
  if (isProvided('instrumenter')) return getDeferredModule('instrumenter').instrument(target, options);
  let instrumented: Functions | undefined;
  const callLater =
    (name: string) =>
    (...parameters: unknown[]) => {
      instrumented ??= getDeferredModule('instrumenter').instrument(target, options);
      return instrumented[name]?.(...parameters);
    };
  return Object.fromEntries(Object.keys(target).map((name) => [name, callLater(name)]));
}) as typeof Instrumenter.instrument;
