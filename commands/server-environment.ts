import { environment as api } from '../apps/api/src/core/env.ts';
import { environment as storefront } from '../apps/storefront/env.ts';

/** What the variables of each server are called. */
export const variablesOf = {
  // A shop to be tried out checks that the storefront, too, is open to this machine alone.
  API: [...Object.keys(api.shape), 'HOST'],
  storefront: Object.keys(storefront.shape),
} as const;

/** What Node, the system's libraries and the terminal go by. npm keeps a token under a name that starts alike. */
const ofTheSystem =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|NODE_(?!AUTH)\w+|SSL_CERT_(FILE|DIR)|(HTTPS?|NO)_PROXY|NO_COLOR|FORCE_COLOR|TERM|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|USERPROFILE|(LOCAL)?APPDATA)$/i;

/** Of an environment only what one server reads: the one that faces the internet has no use for the other's secrets. */
export function serverEnvironment(
  variables: readonly string[],
  given: NodeJS.ProcessEnv,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && (variables.includes(entry[0]) || ofTheSystem.test(entry[0])),
    ),
  );
}
