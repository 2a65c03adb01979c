import type { ReactNode } from 'react';
import { getOwn } from './rename-table.ts';
import type { PropRenames } from './renames.ts';

/**
 * Returns a component that also accepts old props, values and fields. The current ones take precedence. Only for the
 * published package: the component itself has only the current names.
 */
export function withOldNames<C extends Component, const R extends PropRenames>(
  Current: C,
  renames: R,
): WithOldNames<C, R> {
  const Element = Current as unknown as (props: Props) => ReactNode;
  const name = Current.displayName ?? Current.name;
  const warned = new Set<string>();

  const warn: Warn = (old, current) => {
    if (process.env.NODE_ENV === 'production' || warned.has(old)) return;
    warned.add(old);
    console.warn(
      `${name}: ${old} is now ${current}. The old name will be removed in the next release. ` +
        'To rewrite your code: npx -p @piri/ui piri-ui-codemod src',
    );
  };

  function CurrentProps(given: Props) {
    return <Element {...(translate(given, renames, warn) as Props)} />;
  }
  CurrentProps.displayName = name;
  return CurrentProps as unknown as WithOldNames<C, R>;
}

// The compiler that emits the package lacks Node's types; every bundler replaces the expression.
declare const process: { env: { NODE_ENV?: string } };

type Props = Record<string, unknown>;
type Component = ((props: never) => ReactNode) & { displayName?: string };

type Warn = (old: string, current: string) => void;

/**
 * Returns an object, or the objects of an array, with current names. If nothing changes, returns the same object, for
 * effects and memos that depend on it. Other values are returned unchanged.
 */
function translate(given: unknown, renames: PropRenames, warn: Warn, path = ''): unknown {
  if (Array.isArray(given)) {
    const translated = given.map((item) => translate(item, renames, warn, path));
    return translated.some((item, index) => item !== given[index]) ? translated : given;
  }
  if (!isPlainObject(given)) return given;
  const { values = {}, items = {}, closeHandlers = {}, optionHandlers = {} } = renames;
  const props = { ...renames.props, ...propsOfOldCode(given, renames) };
  const translated: Props = {};
  let isSame = true;
  for (const [key, value] of Object.entries(given)) {
    const closeHandler = getOwn(closeHandlers, key);
    const optionHandler = getOwn(optionHandlers, key);
    const name = closeHandler ?? optionHandler ?? getOwn(props, key) ?? key;
    if (name !== key) warn(`the prop ${path}${key}`, name);
    // The current name takes precedence, whatever the order.
    const wins = name === key ? value !== undefined || !(key in translated) : given[name] === undefined;
    if (wins && closeHandler) translated[name] = callUponClosing(value);
    else if (wins && optionHandler) translated[name] = callWithOption(value, given['options']);
    else if (wins) translated[name] = translateValue(name, value);
    isSame &&= name === key && translated[key] === value;
  }
  return isSame ? given : translated;

  function translateValue(name: string, value: unknown): unknown {
    const current = typeof value === 'string' ? getOwn(getOwn(values, name), value) : undefined;
    if (current !== undefined) warn(`${path}${name}="${value}"`, `"${current}"`);
    const inside = getOwn(items, name);
    return inside ? translate(value, inside, warn, `${path}${name}.`) : (current ?? value);
  }
}

/** Returns the renames of props whose old names mean something else today, if the code around them is old. */
function propsOfOldCode(given: Props, { propsUnless = {}, propsIfItems = {} }: PropRenames) {
  const isOld = (path: string) => {
    const [prop = '', field = ''] = path.split('.');
    const items = given[prop];
    return Array.isArray(items) && items.some((item) => isPlainObject(item) && Object.hasOwn(item, field));
  };
  return Object.assign(
    {},
    ...Object.entries(propsUnless).map(([prop, names]) => given[prop] === undefined && names),
    ...Object.entries(propsIfItems).map(([path, names]) => isOld(path) && names),
  ) as Record<string, string>;
}

/** Returns an `onValueChange` that calls an old handler with the option, which also has its old `id`. */
function callWithOption(onChoose: unknown, options: unknown) {
  if (typeof onChoose !== 'function' || !Array.isArray(options)) return onChoose;
  return (value: unknown) => {
    const option = options.find((each) => (each.value ?? each.id) === value);
    if (option) onChoose({ ...option, id: value, value });
  };
}

/** Returns an `onOpenChange` that calls an old `onClose` with the old reason. */
function callUponClosing(onClose: unknown) {
  if (typeof onClose !== 'function') return onClose;
  return (open: boolean, { reason }: { reason: string }) => {
    const oldReason = getOwn<string>(oldCloseReasons, reason);
    if (!open && oldReason) onClose(oldReason);
  };
}

const oldCloseReasons = {
  'escape-key': 'escape',
  'close-press': 'button',
  'outside-press': 'backdrop',
} as const;

/** The reasons that an old `onClose` was called with. */
export type OldCloseReason = (typeof oldCloseReasons)[keyof typeof oldCloseReasons];

function isPlainObject(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * The component itself, so that its own props are checked as strictly as before, and a deprecated signature with the
 * old names. `ComponentProps<typeof Button>` reads the last signature, so the current props are repeated there. Its
 * second parameter is never passed, but keeps the compiler from omitting a repeated signature.
 */
export type WithOldNames<C extends Component, R extends PropRenames> = C & {
  displayName: string;
  /** @deprecated A prop, a value or a field has its old name here. `npx -p @piri/ui piri-ui-codemod` rewrites it. */
  (props: PropsWithOldNames<Parameters<C>[0], R>): ReactNode;
  (props: Parameters<C>[0], none?: undefined): ReturnType<C>;
};

/** The props or fields under their old or new names, with old values. Required ones stay required. */
export type PropsWithOldNames<P, R extends PropRenames> = P extends unknown
  ? EitherName<
      { [K in keyof P]: OldItems<P[K], Table<R['items'], K>> | OldValues<P[K], Table<R['values'], K>> },
      R['props']
    > &
      OldCloseHandlers<R['closeHandlers']> &
      OldOptionHandlers<R['optionHandlers']>
  : never;

/** The old handlers of closing. The current one is optional, so both may be given: the current one takes precedence. */
type OldCloseHandlers<Names> = { [Old in keyof Names]?: ((reason: OldCloseReason) => void) | undefined };

/** The old handlers of a choice. They get the option with the `id` that it had. */
type OldOptionHandlers<Names> = {
  [Old in keyof Names]?: ((option: { id: string; value: string; label: string }) => void) | undefined;
};

/** The entry of a table for a key, or an object without keys. */
type Table<T, K> = K extends keyof T ? T[K] : object;

/** The old strings whose current values are allowed. */
type OldValues<V, Values> = { [Old in keyof Values]: Values[Old] extends V ? Old : never }[keyof Values];

/** An object, or the objects of an array, under old or new names. */
type OldItems<V, R> = R extends PropRenames
  ? keyof R extends never
    ? V
    : V extends readonly (infer Item)[]
      ? readonly OldItems<Item, R>[]
      : V extends (...args: never) => unknown
        ? V
        : V extends object
          ? PropsWithOldNames<V, R>
          : V
  : never;

/** An object with the old or the new name for each renamed key. */
type EitherName<T, Names> = T extends unknown
  ? Flat<
      { [K in keyof T as K extends Names[keyof Names] ? never : K]: T[K] } & IntersectionOf<
        { [Old in keyof Names]: (key: OneKey<T, Old, Names[Old]>) => void }[keyof Names]
      >
    >
  : never;

/** A required key has one of its names. An optional one may have both: at run time, the new one takes precedence. */
type OneKey<T, Old, New> = New extends keyof T
  ? object extends Pick<T, New>
    ? Under<T, New, New> & Under<T, New, Old>
    : (Under<T, New, New> & { [K in Old & string]?: never }) | (Under<T, New, Old> & { [K in New]?: never })
  : unknown;

/** One property of a type under another name, optional if the original is. */
type Under<T, Key, Name> = { [K in keyof T as K extends Key ? Name & string : never]: T[K] };

/** The intersection of the parameters of all these functions. */
type IntersectionOf<Functions> = [Functions] extends [(key: infer All) => void] ? All : never;

/** The same type, shown as a single object in error messages. */
type Flat<T> = { [K in keyof T]: T[K] };
