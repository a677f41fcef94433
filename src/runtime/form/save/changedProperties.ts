import type { FormValues } from '../../fields/FormScope.ts';

/**
 * Returns the key of a record with the properties that differ from those before: null for a property that it no
 * longer has.
 */
export function changedProperties(before: FormValues, after: FormValues): FormValues {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { uuid: after.uuid, ...Object.fromEntries(changed.map((name) => [name, after[name] ?? null])) };
}
