import { isRouteErrorResponse } from 'react-router-dom';

/** What the loaders answered, or threw, by the id of their route; and the action, where a form was sent. */
export interface RouterState {
  loaderData: Record<string, unknown>;
  actionData?: Record<string, unknown> | null;
  errors?: Record<string, unknown> | null;
}

/** An error as a document tells it: an answer of the shop's own, or that something has failed. */
type Told = { status: number; statusText: string; data: unknown } | { message: string };

/**
 * The router's state as the text of a data block. The router itself would write it as a script of its own format, every
 * key and value behind a number and every quotation mark escaped twice: a fifth of what a page about a piece weighs.
 */
export function routerStateToText({ loaderData, actionData, errors }: RouterState): string {
  const told = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toldOf(error)]));
  // Nothing in a data block may look like the end of it.
  return JSON.stringify({
    loaderData,
    ...(actionData && { actionData }),
    ...(told && { errors: told }),
  }).replaceAll('<', '\\u003c');
}

function toldOf(error: unknown): Told {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return { status, statusText, data };
  }
  return { message: error instanceof Error ? error.message : String(error) };
}

/** The state as its text tells it. */
export interface ToldState extends RouterState {
  errors?: Record<string, Told>;
}

/** What was told, in the format that the router reads at its start. */
export function routerStateToStream({
  loaderData,
  actionData,
  errors,
}: ToldState): ReadableStream<Uint8Array> {
  return new Blob([
    flatten({ loaderData, actionData: actionData ?? null, errors: errors ?? null }, errors),
  ]).stream();
}

const nothing = -5;

/** A list of every value, in which what is made of others names them by their places. */
function flatten(state: object, errors: Record<string, Told> = {}): string {
  const told = new Set<unknown>(Object.values(errors));
  const values: unknown[] = [];
  const place = (value: unknown): number => {
    if (value === null || value === undefined) return nothing;
    const at = values.push(value) - 1;
    if (told.has(value)) values[at] = errorOf(value as Told, place);
    else if (Array.isArray(value)) values[at] = value.map(place);
    else if (typeof value === 'object') {
      values[at] = Object.fromEntries(
        Object.entries(value).map(([key, each]) => [`_${place(key)}`, place(each)]),
      );
    }
    return at;
  };
  place(state);
  return `${JSON.stringify(values)}\n`;
}

function errorOf(error: Told, place: (value: unknown) => number): unknown[] {
  return 'message' in error
    ? ['SanitizedError', place('Error'), place(error.message)]
    : ['ErrorResponse', place(error.data), place(error.status), place(error.statusText)];
}
