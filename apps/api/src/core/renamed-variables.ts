/** The variables of a process, as `process.env` has them. An empty value counts as absent. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

interface RenamedVariable {
  to: string;
  /** The new value for each old value that was renamed as well. */
  values?: Readonly<Record<string, string>>;
}

/** Variables by their old names, which are read in this release only. Remove this file after it. */
export const renamedVariables: Readonly<Record<string, RenamedVariable>> = {
  LIMIT_FACTOR: { to: 'RATE_LIMIT_MULTIPLIER' },
  PASSWORD_COST: { to: 'PASSWORD_HASH_COST' },
  SMS_URL: { to: 'SMS_API_URL' },
  SMS_KEY: { to: 'SMS_API_KEY' },
  SSLCOMMERZ_PASSWORD: { to: 'SSLCOMMERZ_STORE_PASSWORD' },
  UPLOADS_FROM_URL: { to: 'ALLOW_URL_UPLOADS', values: { on: 'true', off: 'false' } },
};

/** Returns the variables that are set, each under its new name. If both names are set, the new one counts. */
export function applyRenames(variables: EnvironmentVariables): Record<string, string> {
  const renamed = listRenamed(variables).map(({ to, value }): [string, string] => [to, value]);
  return { ...Object.fromEntries(renamed), ...withoutEmpty(variables) };
}

/** Returns a sentence for each old name that is set. It contains no value, since some variables hold passwords. */
export function getRenameWarnings(variables: EnvironmentVariables): string[] {
  const given = withoutEmpty(variables);
  return listRenamed(variables).map(({ from, to, value }) => {
    const current = given[to];
    if (current === undefined) {
      return `${from} is now called ${to}. The old name is read in this release only: rename it.`;
    }
    const values = current === value ? 'the same value' : 'different values';
    return `${from} is now called ${to}, and both are set, to ${values}. ${to} counts: remove ${from}.`;
  });
}

function listRenamed(variables: EnvironmentVariables): { from: string; to: string; value: string }[] {
  return Object.entries(renamedVariables).flatMap(([from, { to, values }]) => {
    const value = variables[from];
    return value ? [{ from, to, value: values?.[value] ?? value }] : [];
  });
}

function withoutEmpty(variables: EnvironmentVariables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
