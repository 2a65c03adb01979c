import { showToast } from './show-toast.ts';

/** Copies a text and shows a toast with the result. Returns true if it was copied. */
export async function copyWithToast(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast.error('Your browser won’t let us copy this. Please select it and copy it yourself.');
    return false;
  }
  showToast(copied);
  return true;
}
