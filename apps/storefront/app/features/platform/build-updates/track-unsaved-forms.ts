import { unsavedAttribute } from './unsaved-work.ts';

/** Marks forms as long as they hold what has been typed and not sent. Answers how to stop. */
export function trackUnsavedForms(): () => void {
  const stopped = new AbortController();
  const listening = { capture: true, signal: stopped.signal };
  const clear = ({ target }: Event) => formOf(target)?.removeAttribute(unsavedAttribute);
  addEventListener('input', ({ target }) => formOf(target)?.setAttribute(unsavedAttribute, ''), listening);
  addEventListener('submit', clear, listening);
  addEventListener('reset', clear, listening);
  return () => stopped.abort();
}

/** What a form of the method GET holds, such as a search or a filter, is nothing to lose: it goes into the address. */
function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form && form.getAttribute('method')?.toLowerCase() !== 'get' ? form : undefined;
}
