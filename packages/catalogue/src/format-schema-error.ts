import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list, in [ ]',
  tuple: 'a list, in [ ]',
  object: 'an object, in { }',
  record: 'an object, in { }',
};

/** Formats what is wrong with a field for the person who edits the file, unless the schema has its own message. */
export function formatSchemaIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? `of the kind ${issue.expected}`}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_union':
      return typeof issue.discriminator === 'string' && Array.isArray(issue['options'])
        ? `must be one of ${issue['options'].join(', ')}`
        : undefined;
    default:
      return undefined;
  }
}

/** Returns the first error of a value: the path of the field as a person would write it, and a sentence. */
export function getFirstSchemaError(error: z.ZodError, value: unknown): { field: string; fault: string } {
  const issue = error.issues[0];
  // For a wrong key, the inner issue has the reason.
  const message = (issue?.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? 'is wrong';
  return {
    field: namePath(value, issue?.path ?? []),
    fault: /[.!?]$/.test(message) ? message : `${message}.`,
  };
}

/**
 * Formats a path with ids, `skus.MGN-3S-ASH.salesPrice` instead of `skus.0.salesPrice`, because nobody counts the
 * entries of a list.
 */
function namePath(value: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let current = value;
  for (const key of path) {
    const inList = Array.isArray(current);
    current = isObject(current) ? current[key] : undefined;
    const ownName = inList && isObject(current) ? (current['code'] ?? current['name']) : undefined;
    names.push(
      typeof ownName === 'string' && ownName !== ''
        ? ownName
        : String(inList ? Number(key) + 1 : String(key)),
    );
  }
  return names.join('.');
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
