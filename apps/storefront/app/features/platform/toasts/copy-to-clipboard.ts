import { showToast } from './show-toast.ts';

/** Copies a text for whoever pressed for it, and says so, or that the browser forbids it. Answers whether it is copied. */
export async function copyToClipboard(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast.error('The browser does not let us copy it. Please copy it by hand.');
    return false;
  }
  showToast(copied);
  return true;
}
