/** A figure and what it counts never part at the end of a line: "12 %", "15 lamps". */
export function addNbsp(text: string): string {
  return text.replace(/(\d) (?=[%\p{L}])/gu, '$1\u00a0');
}
