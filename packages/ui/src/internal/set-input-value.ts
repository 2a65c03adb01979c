/**
 * Puts a text into a box as if it had been typed, so that whoever listens hears of it: React, react-hook-form, the
 * form. React notes what is set through its own `value` and would take the event for an echo; the element's is not noted.
 */
export function setInputValue(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
