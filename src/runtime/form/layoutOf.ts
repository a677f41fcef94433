import type { Form } from '../../contract/form.ts';
import type { Resource } from '../../contract/resource.ts';

export interface Group {
  /** Key of the group's caption; undefined for the fields that belong to none. */
  readonly name: string | undefined;
  readonly properties: readonly string[];
}

/** The fields of a resource's form by group: those without one first, nothing that the family hides or fixes. */
export function layoutOf(form: Form, resource: Pick<Resource, 'groups' | 'hide' | 'constants'>): Group[] {
  const shown = Object.entries(form.fields).filter(
    ([property]) => !resource.hide.includes(property) && !(property in resource.constants),
  );
  return [undefined, ...resource.groups]
    .map((name) => ({
      name,
      properties: shown.filter(([, field]) => field.group === name).map(([property]) => property),
    }))
    .filter(({ properties }) => properties.length > 0);
}
