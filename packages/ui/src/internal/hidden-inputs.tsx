/** Hidden fields of a form, by name; a name with several values is submitted several times. */
export type HiddenFields = Readonly<Record<string, string | readonly string[]>>;

export function HiddenInputs({ fields = {} }: { fields?: HiddenFields | undefined }) {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => <input key={`${name}=${one}`} type="hidden" name={name} value={one} />),
  );
}
