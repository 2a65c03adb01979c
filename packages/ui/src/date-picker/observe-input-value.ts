/**
 * Calls back when a script sets the value of an input without an event, as react-hook-form does, or resets its form.
 * React tracks inputs in the same way, by a property on the element. Returns a function that stops it.
 */
export function observeInputValue(input: HTMLInputElement, onSet: (value: string) => void): () => void {
  const inherited = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const before = Object.getOwnPropertyDescriptor(input, 'value');
  const { get, set } = before ?? inherited ?? {};
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => get?.call(input),
    set: (value: string) => {
      set?.call(input, value);
      onSet(input.value);
    },
  });
  // The event comes before the values are reset.
  const reset = () => queueMicrotask(() => onSet(input.value));
  const { form } = input;
  form?.addEventListener('reset', reset);
  return () => {
    form?.removeEventListener('reset', reset);
    if (before) Object.defineProperty(input, 'value', before);
    else Reflect.deleteProperty(input, 'value');
  };
}
