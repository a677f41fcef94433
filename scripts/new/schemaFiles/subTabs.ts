import type { CaptionedSource } from '../../../generator/load/sources/captions.ts';
import { pathParametersOf } from '../../../generator/normalize/normalizeOperations.ts';
import type { Subject } from './WriterContext.ts';

/** A list below the records of another list. */
interface NestedList {
  /** The entity of the records above it. */
  readonly owner: string;
  /** The property with the key of the record above it. */
  readonly property: string;
  readonly ownerKey: string;
}

/** Returns the list above another one: the only path parameter of `/orders/{orderId}/lines` refers to an order. */
function findOwner({ entity, resource }: Subject): NestedList | undefined {
  const path = resource.roles.find(({ role }) => role === 'list')?.row?.path ?? '';
  const [property, ...others] = pathParametersOf(path);
  const reference = entity.properties.find(({ name }) => name === property)?.value.reference;
  return property === undefined || others.length > 0 || reference?.property === undefined
    ? undefined
    : { owner: reference.entity, property, ownerKey: reference.property };
}

/**
 * Returns the tabs of the record page of an entity, one for each list below its records; undefined without one.
 * @param titleOf returns the title of a resource in every locale
 */
export function recordTabsOf(
  { entity: { name: owner } }: Subject,
  subjects: readonly Subject[],
  titleOf: (entity: string) => CaptionedSource,
): Readonly<Record<string, unknown>> | undefined {
  const tabs = subjects.flatMap((subject): [string, unknown][] => {
    const { name } = subject.entity;
    const nested = findOwner(subject);
    if (nested?.owner !== owner) return [];
    const fixedProperties = { [nested.property]: { record: nested.ownerKey } };
    return [[name, { ...titleOf(name), subTabs: [{ resource: { $ref: `${name}.json` }, fixedProperties }] }]];
  });
  return tabs.length === 0 ? undefined : Object.fromEntries(tabs);
}
