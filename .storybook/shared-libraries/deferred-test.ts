import type * as Test from 'storybook/test';
import { getDeferredModule, whenProvided } from './deferred-modules.ts';

/*
 * Stands in for `storybook/test` in the preview and in what Storybook and its addons add to it, which call it only for
 * stories. If a new version of Storybook imports another name, the build fails and tells which.
 */

const getTest = () => getDeferredModule('test');

export const configure: typeof Test.configure = (options) =>
  whenProvided('test', () => getTest().configure(options));

export const clearAllMocks: typeof Test.clearAllMocks = () => getTest().clearAllMocks();

export const resetAllMocks: typeof Test.resetAllMocks = () => getTest().resetAllMocks();

export const restoreAllMocks: typeof Test.restoreAllMocks = () => getTest().restoreAllMocks();

export const onMockCall: typeof Test.onMockCall = (callback) => getTest().onMockCall(callback);

export const isMockFunction = ((value) => getTest().isMockFunction(value)) as typeof Test.isMockFunction;

export const expect = Object.assign((value: unknown) => getTest().expect(value), {
  extend: ((matchers) => getTest().expect.extend(matchers)) as typeof Test.expect.extend,
});

export const fn = ((implementation) => getTest().fn(implementation)) as typeof Test.fn;

export const within: typeof Test.within = (element: HTMLElement) => getTest().within(element) as never;

export const uninstrumentedUserEvent = {
  setup: ((options) => getTest().uninstrumentedUserEvent.setup(options)) as typeof Test.userEvent.setup,
};
