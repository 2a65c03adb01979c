import type { ReactNode } from 'react';
import type { PropRenames } from './renames.ts';

/**
 * Returns the component with its old props, values and fields accepted beside the current ones, which win. For the
 * published package alone: the component itself knows only the current names.
 */
export function withOldNames<C extends Component, const R extends PropRenames>(
  Current: C,
  { props = {}, values = {}, items = {} }: R,
): WithOldNames<C, R> {
  const Element = Current as unknown as (props: Props) => ReactNode;
  const name = Current.displayName ?? Current.name;
  const warned = new Set<string>();

  function warn(old: string, current: string) {
    if (process.env.NODE_ENV === 'production' || warned.has(old)) return;
    warned.add(old);
    console.warn(
      `${name}: ${old} is now ${current}. The old name goes in the next release. ` +
        'To rewrite your code: npx -p @piri/ui piri-ui-codemod src',
    );
  }

  function translateValue(prop: string, value: unknown): unknown {
    if (typeof value === 'string') {
      const current = own(values[prop], value);
      if (current !== undefined) warn(`${prop}="${value}"`, `"${current}"`);
      return current ?? value;
    }
    const fields = items[prop];
    if (!fields) return value;
    const translate = (item: unknown) =>
      renameKeys(item, fields, (old) => `the field ${old} of ${prop}`, warn);
    if (!Array.isArray(value)) return translate(value);
    const translated = value.map(translate);
    // An array that needs no translation stays the same one, for effects and memos that depend on it.
    return translated.some((item, index) => item !== value[index]) ? translated : value;
  }

  function CurrentProps(given: Props) {
    const current = renameKeys(given, props, (old) => `the prop ${old}`, warn) as Props;
    const translated = Object.entries(current).map(([prop, value]) => [prop, translateValue(prop, value)]);
    return <Element {...Object.fromEntries(translated)} />;
  }
  CurrentProps.displayName = name;
  return CurrentProps as unknown as WithOldNames<C, R>;
}

// The compiler that emits the package has no types of Node; every bundler replaces the expression.
declare const process: { env: { NODE_ENV?: string } };

type Props = Record<string, unknown>;
type Names = Readonly<Record<string, string>>;
type Component = ((props: never) => ReactNode) & { displayName?: string };

/** Returns a plain object under the new names of its keys, and everything else as it is. */
function renameKeys(
  given: unknown,
  names: Names,
  describe: (old: string) => string,
  warn: (old: string, current: string) => void,
): unknown {
  if (!isPlainObject(given) || !Object.keys(given).some((key) => own(names, key))) return given;
  const renamed: Props = {};
  for (const [key, value] of Object.entries(given)) {
    const current = own(names, key) ?? key;
    if (current !== key) warn(describe(key), current);
    // The current name wins, wherever it stands.
    if (current === key ? value !== undefined || !(key in renamed) : given[current] === undefined) {
      renamed[current] = value;
    }
  }
  return renamed;
}

function own(names: Names | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}

function isPlainObject(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * The component as it is, so that its own props are checked as strictly as ever, and a deprecated signature with the
 * old names. `ComponentProps<typeof Button>` reads the last signature, so the current props stand there once more; the
 * second parameter is never given, but keeps the compiler from leaving a repeated signature out.
 */
export type WithOldNames<C extends Component, R extends PropRenames> = C & {
  displayName: string;
  /** @deprecated A prop, a value or a field has its old name here. `npx -p @piri/ui piri-ui-codemod` rewrites it. */
  (props: OldProps<Parameters<C>[0], R>): ReactNode;
  (props: Parameters<C>[0], none?: undefined): ReturnType<C>;
};

/** The props under their old or new names, with old values and fields. Required props stay required. */
export type OldProps<P, R extends PropRenames> = P extends unknown
  ? EitherName<
      { [K in keyof P]: OldFields<P[K], Table<R['items'], K>> | OldValues<P[K], Table<R['values'], K>> },
      R['props']
    >
  : never;

/** The entry of a table for a key; without one, an object without keys. */
type Table<T, K> = K extends keyof T ? T[K] : object;

/** A prop that has no renamed values gains none. */
type OldValues<V, Values> = V | (keyof Values & string);

type OldFields<V, Fields> = keyof Fields extends never
  ? V
  : V extends readonly (infer Item)[]
    ? readonly (Item extends object ? EitherName<Item, Fields> : Item)[]
    : V extends (...args: never) => unknown
      ? V
      : V extends object
        ? EitherName<V, Fields>
        : V;

/** An object in which each renamed key stands under its old or its new name. */
type EitherName<T, Names> = T extends unknown
  ? Flat<
      { [K in keyof T as K extends Names[keyof Names] ? never : K]: T[K] } & IntersectionOf<
        { [Old in keyof Names]: (key: OneKey<T, Old, Names[Old]>) => void }[keyof Names]
      >
    >
  : never;

/** A required key stands under one of its names. An optional one may stand under both: at run time, the new wins. */
type OneKey<T, Old, New> = New extends keyof T
  ? object extends Pick<T, New>
    ? Under<T, New, New> & Under<T, New, Old>
    : (Under<T, New, New> & { [K in Old & string]?: never }) | (Under<T, New, Old> & { [K in New]?: never })
  : unknown;

/** One property of a type under a name, as optional as it is. */
type Under<T, Key, Name> = { [K in keyof T as K extends Key ? Name & string : never]: T[K] };

/** What all of these functions take, which is the intersection of their parameters. */
type IntersectionOf<Functions> = [Functions] extends [(key: infer All) => void] ? All : never;

/** The same type, shown as one object in messages. */
type Flat<T> = { [K in keyof T]: T[K] };
