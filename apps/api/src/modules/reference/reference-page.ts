import { escapeHtml } from '../../core/escape-html.ts';
import { formatSchemaType } from './format-schema-type.ts';
import type { JsonObject, OpenApiDocument, OpenApiOperation } from './open-api.ts';
import { referenceStyles } from './reference-styles.ts';

/** Renders the document for people: one page without scripts, with a heading for every call. */
export function renderReferencePage({ paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );
  const subjects = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  const sorted = [...subjects].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const index = sorted.map(([subject, of]) => {
    const links = of.map(
      ({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`,
    );
    return `<h2>${escapeHtml(subject)}</h2><ul>${links.join('')}</ul>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The commerce API</title><meta name="robots" content="noindex"><style>${referenceStyles}</style></head>
<body><header><h1>The commerce API</h1>
<p>${calls.length} calls. Money is in whole taka. Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Calls">${index.join('')}</nav>
<main>${sorted.flatMap(([, of]) => of.map(section)).join('')}</main></body></html>`;
}

interface Call {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

function section({ path, method, operation }: Call): string {
  const {
    operationId,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
  } = operation as OpenApiOperation & {
    description: string;
    parameters?: { name: string; in: string; required: boolean; schema: JsonObject }[];
    requestBody?: Body;
    responses: Record<string, Body>;
  };
  const [status, response] = Object.entries(responses)[0] ?? [];
  return `<section aria-labelledby="${operationId}"><h2 id="${operationId}">${escapeHtml(summary)}</h2>
<p class="address"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p><p>${escapeHtml(description)}</p>
${parametersIn('query', 'Query')}
${parametersIn('header', 'Headers')}
${requestBody === undefined ? '' : table('Body', listFields(requestBody))}
${response === undefined ? '' : table(`Response ${status}`, listFields(response))}</section>`;

  function parametersIn(location: string, caption: string): string {
    const fields = parameters
      .filter((parameter) => parameter.in === location)
      .map(({ name, required, schema }): Field => [name, required, schema]);
    return fields.length === 0 ? '' : table(caption, fields);
  }
}

interface Body {
  content?: Record<string, { schema: JsonObject }>;
}

type Field = [name: string, required: boolean, schema: JsonObject];

function listFields({ content }: Body): Field[] {
  const { properties = {}, required = [] } = (Object.values(content ?? {})[0]?.schema ?? {}) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => [name, required.includes(name), schema]);
}

function table(caption: string, fields: readonly Field[]): string {
  const rows = fields.map(
    ([name, required, schema]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${escapeHtml(formatSchemaType(schema))}</code></td><td>${
        required ? 'required' : ''
      }</td></tr>`,
  );
  return `<table><caption>${escapeHtml(caption)}</caption><tbody>${rows.join('')}</tbody></table>`;
}
