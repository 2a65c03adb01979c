const storageKey = 'visual-review-reviewer';

/** The name in this window, if the browser has no storage. */
let enteredName: string | null = null;

/** Returns the name that the reviewer has entered in this browser, or `null`. */
export function getReviewerName(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? enteredName;
  } catch {
    return enteredName;
  }
}

export function setReviewerName(name: string): void {
  enteredName = name;
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Storage is unavailable or full. The name lasts as long as this window.
  }
}
