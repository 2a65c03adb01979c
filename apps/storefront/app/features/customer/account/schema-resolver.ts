import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** As much of a schema as judging by it takes. */
interface Schema {
  safeParse: (values: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; code?: string | undefined }[] } | undefined;
  };
}

/** What to say of a box whose value the schema refuses. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: (value: string) => string };

/** What one box says of another, such as a password typed twice. Answers what is wrong, or nothing. */
export type CrossFieldCheck<Values> = (values: Values) => {
  readonly [Name in keyof Values]?: string | undefined;
};

/**
 * Judges what was typed by the contract's own schema, in the shop's words, so that browser and server never disagree.
 * What was typed is sent as it was typed: the server puts it in order by the same schema.
 */
export function createResolver<Values extends FieldValues>(
  schema: Schema,
  words: FieldMessages<Values>,
  alsoWrong: CrossFieldCheck<Values> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const { success, error } = schema.safeParse(values);
    const wrong = new Map<string, string>();
    for (const { path } of success ? [] : (error?.issues ?? [])) {
      const name = String(path[0]);
      if (!wrong.has(name)) wrong.set(name, words[name]?.(String(values[name] ?? '')) ?? 'Please mend this.');
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
