import { unsavedAttribute } from './unsaved-work.ts';

/** Marks forms that have unsaved input. Returns a function that stops it. */
export function trackUnsavedForms(): () => void {
  const stopped = new AbortController();
  const listening = { capture: true, signal: stopped.signal };
  const clear = ({ target }: Event) => formOf(target)?.removeAttribute(unsavedAttribute);
  addEventListener('input', ({ target }) => formOf(target)?.setAttribute(unsavedAttribute, ''), listening);
  addEventListener('submit', clear, listening);
  addEventListener('reset', clear, listening);
  return () => stopped.abort();
}

/**
 * Returns the form of an element, unless it is a GET form such as a search or a filter: its input is in the address.
 */
function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form && form.getAttribute('method')?.toLowerCase() !== 'get' ? form : undefined;
}
