import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The part of a schema that the resolver needs. */
interface Schema {
  safeParse: (values: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; code?: string | undefined }[] } | undefined;
  };
}

/** Formats the error message of each field from its value. */
export type FieldErrorFormatters<Values> = { readonly [Name in keyof Values]?: (value: string) => string };

/** Compares fields with each other, such as a password and its confirmation. Returns the error messages. */
export type CrossFieldCheck<Values> = (values: Values) => {
  readonly [Name in keyof Values]?: string | undefined;
};

/**
 * Creates a resolver that validates with the contract's own schema, so that browser and server agree, and uses the
 * shop's error messages. The values are sent as typed: the server normalizes them with the same schema.
 */
export function createResolver<Values extends FieldValues>(
  schema: Schema,
  messages: FieldErrorFormatters<Values>,
  alsoWrong: CrossFieldCheck<Values> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const { success, error } = schema.safeParse(values);
    const wrong = new Map<string, string>();
    for (const { path } of success ? [] : (error?.issues ?? [])) {
      const name = String(path[0]);
      if (!wrong.has(name))
        wrong.set(name, messages[name]?.(String(values[name] ?? '')) ?? 'Please check this.');
    }
    for (const [name, message] of Object.entries(alsoWrong(values))) {
      if (message !== undefined && !wrong.has(name)) wrong.set(name, message);
    }
    if (wrong.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      [...wrong].map(([name, message]) => [name, { type: 'validate', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
