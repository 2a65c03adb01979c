import { filesByMode, isJsonObject, type JsonObject, modes } from './tokens.ts';

/**
 * Returns `tokens.generated.json`: all tokens in one file of the Design Tokens format, for design tools. `$value` is
 * the light mode, as tools without modes expect; the other modes are under `$extensions.mode`, where tools with modes
 * look. Aliases are kept, so that a palette changed in the tool changes everything that refers to it.
 */
export function buildDesignTokensJson(): string {
  const merged = filesByMode.light.reduce<JsonObject>(merge, {});
  return `${JSON.stringify(withModes(merged, []), null, 2)}\n`;
}

function merge(under: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] =
      isJsonObject(below) && isJsonObject(value) && !('$value' in value) ? merge(below, value) : value;
  }
  return merged;
}

function withModes(group: JsonObject, path: readonly string[]): JsonObject {
  if ('$value' in group) return tokenWithModes(group, path);
  const entries = Object.entries(group).map(([name, value]) => [
    name,
    isJsonObject(value) && !name.startsWith('$') ? withModes(value, [...path, name]) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Adds the values of all modes to a token, unless they are all the same. */
function tokenWithModes(token: JsonObject, path: readonly string[]): JsonObject {
  const values = modes.map((mode) => [mode, writtenIn(filesByMode[mode], path)] as const);
  const differs = new Set(values.map(([, value]) => JSON.stringify(value))).size > 1;
  if (!differs) return token;
  const extensions = isJsonObject(token['$extensions']) ? token['$extensions'] : {};
  return { ...token, $extensions: { ...extensions, mode: Object.fromEntries(values) } };
}

/** Returns the value from the last of the files that defines the token, with its aliases. */
function writtenIn(files: readonly JsonObject[], path: readonly string[]): unknown {
  const written = files.map((file) => at(file, path)).filter((token) => token !== undefined);
  return written.at(-1)?.['$value'];
}

function at(file: JsonObject, path: readonly string[]): JsonObject | undefined {
  let node: unknown = file;
  for (const name of path) node = isJsonObject(node) ? node[name] : undefined;
  return isJsonObject(node) ? node : undefined;
}
