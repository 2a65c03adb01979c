/** Formats the name of an option or attribute in British spelling. The data keeps the specification's `Color`. */
export function formatOptionName(name: string): string {
  return name === 'Color' ? 'Colour' : name;
}
