import { isValidElement } from 'react';
import type { InputType } from 'storybook/internal/types';
import type { WrittenArg } from './example-source.ts';

/** The code of the elements among the presets, by the names of their options. The controls of the workbench add it. */
type PresetCodes = Readonly<Record<string, WrittenArg>>;

/** Returns an arg as an attribute or as children, or nothing if no code stands for its value. */
export function writeArg(
  name: string,
  value: unknown,
  argType: InputType | undefined,
): WrittenArg | undefined {
  const { mapping, presetCodes } = (argType ?? {}) as {
    mapping?: Record<string, unknown>;
    presetCodes?: PresetCodes;
  };
  const option = typeof value === 'string' ? value : undefined;
  const preset = option === undefined ? undefined : presetCodes?.[option];
  if (preset?.code)
    return { ...preset, code: name === 'children' ? preset.code : `${name}={${preset.code}}` };
  const chosen = option !== undefined && mapping && option in mapping ? mapping[option] : value;
  // Where “not set” is an option, the default is something else: a parent that sets it takes control.
  if (chosen === undefined || (!mapping && isDefault(chosen, argType))) return {};
  if (isValidElement(chosen)) return undefined;
  const code = name === 'children' ? writeChildren(chosen) : writeAttribute(name, chosen);
  return code === undefined ? undefined : { code };
}

function writeAttribute(name: string, value: unknown): string | undefined {
  if (value === true) return name;
  // In an attribute, `&amp;` is a character, and a backslash is none.
  if (typeof value === 'string' && !/["\\&\n]/.test(value)) return `${name}="${value}"`;
  const code = writeLiteral(value, '  ');
  return code === undefined ? undefined : `${name}={${code}}`;
}

function writeChildren(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '' && !/[{}<>&\\\n]|^\s|\s$|\s\s/.test(value)) return value;
  const code = writeLiteral(value, '  ');
  return code === undefined ? undefined : `{${code}}`;
}

/** Returns plain data as a literal, or nothing for a value that contains a function or an element. */
function writeLiteral(value: unknown, indent: string): string | undefined {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || isValidElement(value)) return undefined;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const parts: string[] = [];
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined && !isList) continue;
    const code = writeLiteral(field, `${indent}  `);
    if (code === undefined) return undefined;
    parts.push(isList ? code : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${code}`);
  }
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const oneLine = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (oneLine.length <= 60 && !oneLine.includes('\n')) return oneLine;
  return `${open}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close}`;
}

function quote(text: string): string {
  const double = JSON.stringify(text);
  return text.includes("'") ? double : `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** The types name the default as it stands in the source, so a text is in quotation marks. */
function isDefault(value: unknown, argType: InputType | undefined): boolean {
  const written = argType?.table?.defaultValue?.summary?.trim();
  if (written === undefined || typeof value === 'object') return false;
  const unquoted = written.replace(/^(['"])(.*)\1$/s, '$2');
  return String(value) === unquoted || (typeof value === 'string' && value === written);
}
