const fieldOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the form values for `row`: each key of `empty` from the record's field of that name (`description` from
 * `Description`).
 */
export function valuesFromRow<Input extends object>(row: object, empty: Input): Input {
  const fields = row as Record<string, unknown>;
  const pairs = Object.entries(empty).map(([name, value]) => [name, fields[fieldOf(name)] ?? value]);
  return Object.fromEntries(pairs) as Input;
}
