import type { Form } from '../../contract/form.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Data } from '../form/FormScope.ts';

/** The filters that a task's form sets on the list that it picks from: its properties that are filters there. */
export function narrowing({ fields }: Form, { filters }: Resource, data: Data): Record<string, string> {
  const given = filters.map(({ property }) => [property, data[property]] as const);
  return Object.fromEntries(
    given.flatMap(([property, value]) =>
      property in fields && value !== undefined && value !== '' ? [[property, String(value)]] : [],
    ),
  );
}
