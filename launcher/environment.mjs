/** @typedef {Record<string, string | undefined>} Environment */

/** How the registry is reached is the user's choice; everything else npm adds would steer the child by accident. */
const reach = [
  'registry',
  'userconfig',
  'globalconfig',
  'cache',
  'proxy',
  'https_proxy',
  'noproxy',
  'cafile',
  'strict_ssl',
];

/**
 * The environment without the variables that npm sets for its scripts. Left in, `npm_config_local_prefix` alone makes
 * a nested npm install into the wrong folder.
 *
 * @param {Environment} environment
 * @returns {Environment}
 */
export function withoutNpm(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_(config|package|lifecycle)_/.test(name)),
  );
}

/**
 * @param {Environment} environment
 * @returns {Environment}
 */
export function environmentForNpm(environment) {
  const kept = reach.map((name) => `npm_config_${name}`).filter((name) => environment[name] !== undefined);
  return { ...withoutNpm(environment), ...Object.fromEntries(kept.map((name) => [name, environment[name]])) };
}

/**
 * pnpm 12 reads `pnpm_config_*` alone, so the registry that npm was told to use is handed over under that name.
 *
 * @param {Environment} environment
 * @returns {Environment}
 */
export function environmentForPnpm(environment) {
  const registry = environment['npm_config_registry'];
  return {
    ...withoutNpm(environment),
    ...(registry && !environment['pnpm_config_registry'] ? { pnpm_config_registry: registry } : {}),
  };
}
