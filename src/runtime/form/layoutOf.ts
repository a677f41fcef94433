import type { Form } from '../../contract/form.ts';
import type { FormOwner } from './FormScope.ts';

export interface Group {
  /** Key of the group's caption; undefined for the fields that belong to none. */
  readonly name: string | undefined;
  readonly properties: readonly string[];
}

/** The fields of a resource's form by group: those without one first, nothing that the family hides or fixes. */
export function layoutOf(form: Form, owner: Pick<FormOwner, 'groups' | 'hide' | 'constants'>): Group[] {
  const shown = Object.entries(form.fields).filter(
    ([property]) => !owner.hide.includes(property) && !(property in owner.constants),
  );
  return [undefined, ...owner.groups]
    .map((name) => ({
      name,
      properties: shown.filter(([, field]) => field.group === name).map(([property]) => property),
    }))
    .filter(({ properties }) => properties.length > 0);
}
