import { environmentSchema as api } from '../apps/api/src/core/env.ts';
import { renamedVariables as renamedOfApi } from '../apps/api/src/core/renamed-variables.ts';
import {
  renamedVariables as renamedOfStorefront,
  environmentSchema as storefront,
} from '../apps/storefront/env.ts';

/** The names of the environment variables that each server reads, with the old names of renamed ones. */
export const variablesByServer = {
  // In development the API checks that the storefront, too, listens to this machine only.
  API: [...Object.keys(api.shape), ...Object.keys(renamedOfApi), 'HOST'],
  storefront: [...Object.keys(storefront.shape), ...Object.keys(renamedOfStorefront)],
} as const;

/**
 * Variables that Node, the system's libraries and the terminal read. `NODE_AUTH_TOKEN` is excluded: npm stores a token
 * in it.
 */
const systemVariables =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|NODE_(?!AUTH)\w+|SSL_CERT_(FILE|DIR)|(HTTPS?|NO)_PROXY|NO_COLOR|FORCE_COLOR|TERM|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|USERPROFILE|(LOCAL)?APPDATA)$/i;

/**
 * Returns only the variables that one server reads, so that the storefront, which faces the internet, never gets the
 * API's secrets.
 */
export function filterServerEnvironment(
  variables: readonly string[],
  given: NodeJS.ProcessEnv,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && (variables.includes(entry[0]) || systemVariables.test(entry[0])),
    ),
  );
}
