/**
 * Returns the prefix of a component's story ids, which also names the folder of its pictures: `components-alertdialog`
 * for `Components/AlertDialog`.
 */
export function toComponentId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
