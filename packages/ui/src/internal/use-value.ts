import { useState } from 'react';

/** Returns a value that the parent controls, or else the component's own, and a function that requests another one. */
export function useValue<Value>(
  given: Value | undefined,
  initial: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const setValue = (next: Value) => {
    if (next === value) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return [value, setValue];
}
