import type { JsonObject } from './open-api.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: JsonObject;
  properties?: Record<string, JsonObject>;
  required?: string[];
  anyOf?: JsonObject[];
  oneOf?: JsonObject[];
  additionalProperties?: JsonObject | boolean;
  not?: JsonObject;
  default?: unknown;
}

/** How deep shapes are written out. Deeper ones are abbreviated. */
const maxDepth = 3;

/** Formats a JSON Schema like a TypeScript type: `{ id: string, price?: integer }[]`. */
export function formatSchemaType(schema: JsonObject, depth = 0): string {
  const { $ref, ...rest } = schema as Schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? $ref;
  if (rest.not !== undefined) return 'nothing';
  if ('const' in rest) return JSON.stringify(rest.const);
  if (rest.enum !== undefined) return rest.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = rest.anyOf ?? rest.oneOf;
  if (either !== undefined)
    return [...new Set(either.map((one) => formatSchemaType(one, depth)))].join(' | ');
  const written = formatShape(rest, depth);
  return rest.default === undefined ? written : `${written} = ${JSON.stringify(rest.default)}`;
}

function formatShape(
  { type, items, properties, required = [], additionalProperties }: Schema,
  depth: number,
): string {
  if (type === 'array') {
    const one = formatSchemaType(items ?? {}, depth);
    return one.includes(' | ') ? `(${one})[]` : `${one}[]`;
  }
  if (type !== 'object') return [type ?? 'anything'].flat().join(' | ');
  if (properties === undefined || Object.keys(properties).length === 0) {
    return typeof additionalProperties === 'object'
      ? `{ [key]: ${formatSchemaType(additionalProperties, depth)} }`
      : 'object';
  }
  if (depth === maxDepth) return '{ … }';
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${formatSchemaType(field, depth + 1)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
