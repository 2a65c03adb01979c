/** Says on `<html>` whether somebody is signed in, so that style sheets know it before React does. */
export function markSession(signedIn: boolean) {
  const { dataset } = document.documentElement;
  if (signedIn) dataset['session'] = 'signed-in';
  else delete dataset['session'];
}
