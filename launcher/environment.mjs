/** @typedef {Record<string, string | undefined>} Environment */

/**
 * npm's settings for reaching the registry, which are the user's choice. Other settings of npm would affect the child
 * by accident.
 */
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
 * Returns the environment without the variables that npm sets for its scripts. With `npm_config_local_prefix`, a nested
 * npm would install into the wrong folder.
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
 * pnpm 12 reads only `pnpm_config_*`, so npm's registry setting is passed under that name.
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
