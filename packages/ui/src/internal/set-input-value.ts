/**
 * Sets the value of an input as if it had been typed, so that React, react-hook-form and the form notice it. React
 * tracks what is set through its own `value` setter and would ignore the event; the prototype's setter is not tracked.
 */
export function setInputValue(input: HTMLInputElement, text: string): void {
  // Nor is a reset of the form: React would still know the value before it, and ignore the event if that value is set.
  const { value } = input;
  input.value = value;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
