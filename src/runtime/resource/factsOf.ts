import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import type { Field, Resource } from '../../contract/resource.ts';
import { failure } from '../fields/failure/failure.ts';
import { layoutOf } from '../form/layoutOf.ts';
import { isVisible } from '../form/outgoing.ts';

export type Fact = readonly [property: string, field: Field];

interface FactGroup {
  readonly id: string;
  /** Of the form's group; undefined for what the service keeps, and for fields without a group. */
  readonly name: string | undefined;
  readonly facts: readonly Fact[];
}

interface Facts {
  /** Reasons of a failure that there are: told before all else. */
  readonly failures: readonly Fact[];
  readonly groups: readonly FactGroup[];
}

/** What is to be read of a record, in its order: what the service keeps, then the form's fields as the form has them. */
export function factsOf(resource: Resource, form: Form, record: Row): Facts {
  const kept = resource.columns.filter(({ property }) => !(property in form.fields));
  const isFailure = ([, field]: Fact): boolean => failure.applies(field);
  const own = {
    id: 'kept',
    name: undefined,
    facts: kept.map(({ property, field }): Fact => [property, field]),
  };
  const entered = layoutOf(form, resource).map(({ name, properties }) => ({
    id: `group ${name ?? ''}`,
    name,
    facts: properties.flatMap((property): Fact[] => {
      const field = form.fields[property];
      return field && isVisible(form, property, record) ? [[property, field]] : [];
    }),
  }));
  // Where nobody enters anything, as in a log, what is read is not what the service adds.
  const groups: readonly FactGroup[] = resource.roles.modify ? [own, ...entered] : [...entered, own];
  return {
    failures: groups
      .flatMap(({ facts }) => facts.filter(isFailure))
      .filter(([property]) => typeof record[property] === 'string' && record[property] !== ''),
    groups: groups
      .map((group) => ({ ...group, facts: group.facts.filter((fact) => !isFailure(fact)) }))
      .filter(({ facts }) => facts.length > 0),
  };
}
