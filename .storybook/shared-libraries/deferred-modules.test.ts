import { beforeEach, expect, it, vi } from 'vitest';

const load = () => import('./deferred-modules.ts');

beforeEach(() => vi.resetModules());

it('names the module that is used before it is there', async () => {
  const { getDeferredModule } = await load();
  expect(() => getDeferredModule('managerApi')).toThrow('“managerApi”');
});

it('calls what waits for a module once it is provided, and at once from then on', async () => {
  const { provideModules, whenProvided } = await load();
  const use = vi.fn();
  whenProvided('managerApi', use);
  provideModules({});
  expect(use).not.toHaveBeenCalled();
  provideModules({
    managerApi: { shortcutToAriaKeyshortcuts: () => '', shortcutToHumanString: () => '' },
  });
  expect(use).toHaveBeenCalledTimes(1);
  whenProvided('managerApi', use);
  expect(use).toHaveBeenCalledTimes(2);
});
