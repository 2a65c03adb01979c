import { isValidElement } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { listNodePresets, type NodePreset } from './node-presets.tsx';

/** A row of the controls, and the value that the control shows first, if the story sets none. */
export interface DescribedControl {
  argType: StrictInputType;
  value?: unknown;
}

/** The first option of a node's presets: what the story itself passes. */
export const exampleOption = 'As in the example';
const noneOption = 'None';
/** For a boolean whose default is not a value, such as one that a parent may control. */
const unsetOption = 'Not set';

/** Above this length, an object in a control is a wall of text, such as a picture in a data URL. */
const longestObject = 600;

/**
 * Chooses the control of a prop. Storybook infers it from the type alone: it shows an element as an object with
 * `$$typeof`, and leaves out the default, so that a boolean needs a press on “Set boolean” before it can be turned on.
 */
export function describeControl(
  name: string,
  argType: StrictInputType,
  value: unknown,
  siblings: readonly string[],
): DescribedControl {
  const types = listTypes(argType);
  const type = (...names: string[]) => types.length > 0 && types.every((one) => names.includes(one));
  // A story may leave a prop to its own code, or know better what its options are.
  if (isDisabled(argType)) return { argType };
  if (argType.mapping && argType.options) return describeMapped(argType, value);
  if (name === 'asChild') return disable(argType, 'It needs a single element as its child.');
  if (typeof value === 'function' || argType.type?.name === 'function') return { argType };
  if (types.some((one) => /^React(Node|Element)\b/.test(one)) || containsElement(value)) {
    return describeNode(name, argType, value);
  }
  if (type('boolean', 'true', 'false')) return describeBoolean(name, argType, value, siblings);
  if (argType.type?.name === 'enum' && types.length > 1) return describeChoice(argType, value);
  if (type('string')) return describeText(argType, value, 'string');
  if (argType.control && typeof value === 'string') return { argType };
  if (type('number') || type('number', 'string')) return describeText(argType, value, 'number');
  if (typeof value === 'string') return { argType: withControl(argType, 'text') };
  if (typeof value === 'object' || value === undefined) return describeObject(argType, value);
  return { argType };
}

function describeNode(name: string, argType: StrictInputType, value: unknown): DescribedControl {
  const initial = parseDefault(argType) ?? getPlainDefault(argType);
  if (typeof value === 'string' || typeof value === 'number')
    return { argType: withControl(argType, 'text') };
  if (value === undefined && typeof initial === 'string') {
    return { argType: withControl(argType, 'text'), value: initial };
  }
  if (name === 'children' && value !== undefined) {
    return disable(argType, 'It is composed of elements.');
  }
  const isElement = listTypes(argType).some((type) => type.startsWith('ReactElement'));
  const required = argType.type?.required === true;
  const options: NodePreset[] = [
    ...(value === undefined ? [] : [{ name: exampleOption, node: value as NodePreset['node'] }]),
    ...(required ? [] : [{ name: noneOption, node: undefined }]),
    ...listNodePresets(name, isElement),
  ];
  return {
    argType: {
      ...withControl(argType, 'select'),
      options: options.map((option) => option.name),
      mapping: Object.fromEntries(options.map((option) => [option.name, option.node])),
    },
    value: value === undefined ? noneOption : exampleOption,
  };
}

/** A story's own options for elements, after what it passes itself. */
function describeMapped(argType: StrictInputType, value: unknown): DescribedControl {
  return {
    argType: {
      ...withControl(argType, 'select'),
      options: [exampleOption, ...(argType.options ?? [])],
      mapping: { ...argType.mapping, [exampleOption]: value },
    },
    value: exampleOption,
  };
}

function describeChoice(argType: StrictInputType, value: unknown): DescribedControl {
  const written = argType.table?.defaultValue?.summary?.replace(/^(['"])(.*)\1$/, '$2');
  const options = argType.type?.name === 'enum' ? argType.type.value : [];
  const initial = options.find((option) => String(option) === written);
  return { argType, ...(value === undefined && initial !== undefined && { value: initial }) };
}

function describeBoolean(
  name: string,
  argType: StrictInputType,
  value: unknown,
  siblings: readonly string[],
): DescribedControl {
  const initial = parseDefault(argType);
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  const canBeControlled =
    siblings.includes(`default${capitalized}`) || siblings.includes(`on${capitalized}Change`);
  if (typeof value === 'boolean') return { argType: withControl(argType, 'boolean') };
  if (typeof initial === 'boolean' && !canBeControlled) {
    return { argType: withControl(argType, 'boolean'), value: initial };
  }
  return {
    argType: {
      ...withControl(argType, 'inline-radio'),
      options: [unsetOption, 'true', 'false'],
      mapping: { [unsetOption]: undefined, true: true, false: false },
    },
    value: unsetOption,
  };
}

function describeText(argType: StrictInputType, value: unknown, type: 'string' | 'number'): DescribedControl {
  const shown = argType.control ? argType : withControl(argType, type === 'string' ? 'text' : 'number');
  if (value !== undefined) return { argType: shown };
  const initial = parseDefault(argType);
  if (initial !== undefined && (typeof initial === 'string') === (type === 'string')) {
    return { argType: shown, value: initial };
  }
  return argType.description ? { argType: shown } : disable(argType);
}

function describeObject(argType: StrictInputType, value: unknown): DescribedControl {
  if (value === undefined || value === null) return disable(argType);
  const text = JSON.stringify(value, (_, field) => (typeof field === 'function' ? longText : field));
  return text.length > longestObject ? disable(argType) : { argType };
}

const longText = ' '.repeat(longestObject);

/** The reason stands in the description, because a cell without a control shows only a dash. */
function disable(argType: StrictInputType, reason = ''): DescribedControl {
  const note = `${reason} Change it in the code.`.trim();
  return {
    argType: {
      ...argType,
      control: { disable: true },
      description: [argType.description, `_${note}_`].filter(Boolean).join('\n\n'),
    },
  };
}

function isDisabled({ control }: StrictInputType): boolean {
  return control === false || (typeof control === 'object' && control.disable === true);
}

function withControl(
  argType: StrictInputType,
  type: 'text' | 'number' | 'select' | 'inline-radio' | 'boolean',
): StrictInputType {
  return { ...argType, control: { type } };
}

/** Returns the alternatives of the type as written, without `undefined`. */
function listTypes({ table, type }: StrictInputType): string[] {
  const written = table?.type?.summary ?? (type?.name === 'enum' ? type.value.join(' | ') : type?.name) ?? '';
  const detail = type?.name === 'enum' ? type.value.map(String) : written.split('|');
  return detail.map((one) => one.trim()).filter((one) => one !== '' && one !== 'undefined' && one !== 'null');
}

/** Returns the default from the JSDoc of the prop, if it is a value and not a sentence. */
function parseDefault({ table }: StrictInputType): string | number | boolean | undefined {
  const written = table?.defaultValue?.summary?.trim();
  if (written === undefined || written === '') return undefined;
  if (written === 'true' || written === 'false') return written === 'true';
  if (Number.isFinite(Number(written))) return Number(written);
  const text = unquote(written);
  // Docgen puts the default of a destructured prop in quotation marks, whether it is a text or an expression.
  if (text === undefined || /[`?$]|=>/.test(text)) return undefined;
  return unquote(text) ?? text;
}

function unquote(written: string): string | undefined {
  return /^(['"])(.*)\1$/.exec(written)?.[2];
}

/** Returns the default of a text that is written without quotation marks: `Sort by`. */
function getPlainDefault({ table }: StrictInputType): string | undefined {
  const written = table?.defaultValue?.summary?.trim();
  return written !== undefined && /^[A-Z][\w’ ]{1,40}$/.test(written) ? written : undefined;
}

function containsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isValidElement(value)) return true;
  return Array.isArray(value) && value.some(containsElement);
}
