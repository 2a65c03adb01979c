/** `Components/AlertDialog` as the ids of its stories and the folder of its pictures begin: `components-alertdialog`. */
export function partId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
