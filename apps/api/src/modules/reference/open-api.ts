import type { AuthRequirement, Endpoint, RetrySafety } from '@piri/contract/define-endpoint';
import { endpoints } from '@piri/contract/endpoints';
import { errorResponse } from '@piri/contract/error';
import { headerNames, idempotencyKeyPattern } from '@piri/contract/headers';
import { z } from 'zod';

export type JsonObject = { readonly [key: string]: unknown };

/** An operation of OpenAPI, with additional fields from the contract. */
export interface OpenApiOperation extends JsonObject {
  operationId: string;
  tags: [string];
  summary: string;
}

export interface OpenApiDocument extends JsonObject {
  openapi: '3.1.0';
  paths: Record<string, Record<string, OpenApiOperation>>;
}

const json = 'application/json';

const repeats: Record<RetrySafety, string> = {
  safe: 'Can be repeated freely.',
  natural: 'Repeating it has no further effect; a 409 is a valid result.',
  keyed: `Repeat it with the same ${headerNames.idempotencyKey}; it then takes effect only once.`,
  never: 'Never repeat it.',
};

const callers: Record<AuthRequirement, string> = {
  public: 'For everyone.',
  user: 'For signed-in customers.',
  userOrGuest: 'For customers and guests.',
  userOrToken: 'For customers, and for anyone with a token from an email.',
};

const security: Record<AuthRequirement, JsonObject[]> = {
  public: [{ apiKey: [] }],
  user: [{ apiKey: [], session: [] }],
  userOrGuest: [{ apiKey: [], session: [] }, { apiKey: [] }],
  userOrToken: [{ apiKey: [], session: [] }, { apiKey: [] }],
};

/**
 * Builds the contract as OpenAPI 3.1, from the same records that the routes are mounted from, so that the two cannot
 * differ.
 */
export function buildOpenApi(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of Object.values(endpoints) as Endpoint[]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The commerce API',
      version: '1',
      description: 'Every call between the shop and its database. Money is in whole taka.',
    },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(errorResponse, 'output') },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: headerNames.apiKey },
        session: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: Endpoint): OpenApiOperation {
  return {
    operationId: call.name,
    tags: [getTag(call.path)],
    summary: splitWords(call.name),
    description: `${callers[call.auth]} ${repeats[call.repeat]}`,
    security: security[call.auth],
    ...listParameters(call),
    ...(call.body !== undefined && {
      requestBody: {
        required: true,
        content: content(call.form ? 'multipart/form-data' : json, toJsonSchema(call.body, 'input')),
      },
    }),
    responses: {
      ...Object.fromEntries(
        call.statuses.map((status) => [
          status,
          {
            description: 'Success.',
            content: content(
              call.plain === undefined ? json : call.plain === true ? 'text/plain' : call.plain,
              toJsonSchema(call.response, 'output'),
            ),
          },
        ]),
      ),
      default: {
        description: 'Any other result. The code shows what to do.',
        content: content(json, { $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

function listParameters({ query, repeat }: Endpoint): { parameters?: JsonObject[] } {
  const { properties = {}, required = [] } = (query === undefined ? {} : toJsonSchema(query, 'input')) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  const parameters = Object.entries(properties).map(
    ([name, schema]): JsonObject => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }),
  );
  const key = { type: 'string', pattern: idempotencyKeyPattern.source };
  if (repeat === 'keyed') {
    parameters.push({ name: headerNames.idempotencyKey, in: 'header', required: true, schema: key });
  }
  return parameters.length === 0 ? {} : { parameters };
}

/** Converts a zod schema to JSON Schema as OpenAPI 3.1 uses it. The dialect is declared once, in the document. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function content(type: string, schema: JsonObject): JsonObject {
  return { [type]: { schema } };
}

/** Returns the subject of a path: that of `/api/v2/items/cms/articles` is `items`. */
function getTag(path: string): string {
  return path.replace(/^\/api\/(v\d[\d.]*\/)?/, '').split('/')[0] ?? path;
}

/** Formats a name as text: `searchLinkedItems` becomes "Search linked items". */
function splitWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
