import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOptimisticValue } from './use-optimistic-value.ts';

const answerTo = (given: string | readonly number[], loading?: boolean) =>
  renderHook((props) => useOptimisticValue(props.given, props.loading), { initialProps: { given, loading } });

test('keeps the user’s value while the given value stays the same', () => {
  const { result, rerender } = answerTo('newest');
  act(() => result.current[1]('cheapest'));
  rerender({ given: 'newest', loading: undefined });
  expect(result.current[0]).toBe('cheapest');
});

test('takes a new given value, as after Back', () => {
  const { result, rerender } = answerTo('newest');
  act(() => result.current[1]('cheapest'));
  rerender({ given: 'dearest', loading: undefined });
  expect(result.current[0]).toBe('dearest');
});

test('reverts the user’s value when a request has failed, but not while it runs', () => {
  const { result, rerender } = answerTo('newest', false);
  act(() => result.current[1]('cheapest'));
  rerender({ given: 'newest', loading: true });
  expect(result.current[0]).toBe('cheapest');
  rerender({ given: 'newest', loading: false });
  expect(result.current[0]).toBe('newest');
});

test('compares pairs by their numbers, not by identity', () => {
  const { result, rerender } = answerTo([1, 9]);
  act(() => result.current[1]([2, 9]));
  rerender({ given: [1, 9], loading: undefined });
  expect(result.current[0]).toEqual([2, 9]);
  rerender({ given: [1, 8], loading: undefined });
  expect(result.current[0]).toEqual([1, 8]);
});
