/** `Components/AlertDialog` as the ids of its stories and the folder of its pictures begin: `components-alertdialog`. */
export function componentId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
