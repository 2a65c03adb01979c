import { expect, it, vi } from 'vitest';
import { instrument } from './deferred-instrumenter.ts';
import { provideModules } from './deferred-modules.ts';

it('instruments with the first call, and at once when the instrumenter is there', () => {
  const real = vi.fn((target: object) => target);
  const step = vi.fn((label: string) => label);
  const deferred = instrument({ step });
  expect(() => deferred.step('early')).toThrow('“instrumenter”');

  provideModules({ instrumenter: { instrument: real } as never });
  expect(deferred.step('first')).toBe('first');
  expect(deferred.step('second')).toBe('second');
  expect(real).toHaveBeenCalledTimes(1);

  const target = { step };
  expect(instrument(target)).toBe(target);
  expect(real).toHaveBeenCalledTimes(2);
});
