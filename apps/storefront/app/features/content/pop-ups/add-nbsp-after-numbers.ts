/** Joins a figure and its unit by a no-break space: "15 lamps". */
export function addNbspAfterNumbers(text: string): string {
  return text.replace(/(\d) (?=[%\p{L}])/gu, '$1\u00a0');
}
