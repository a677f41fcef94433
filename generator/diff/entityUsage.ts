import type { JsonLocation } from '../check/RuleViolation.ts';
import type { Project } from '../load/Project.ts';
import { resultOf } from '../load/resultOf.ts';
import type { OperationSource } from '../load/sources/EndpointsSource.ts';
import type { SchemaRef, SchemaSource } from '../load/sources/SchemaSource.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import type { ChangeSubject } from './classify/Classifier.ts';
import type { LocatedKeywords } from './classify/classifyKeywords.ts';
import { keywordsOf } from './classify/classifyKeywords.ts';
import { SchemaReader } from './classify/SchemaReader.ts';

/** The path at which an entity is part of another one; empty for the entity itself. */
interface EntityPart {
  readonly whole: string;
  readonly path: readonly string[];
}

/** Parties that use an entity, or a published schema by its path, before or after the change. */
export type EntityUsage = (
  entity: string,
) => Pick<ChangeSubject, 'records' | 'senders' | 'readers' | 'users'>;

export function entityUsageOf(projects: readonly Project[]): EntityUsage {
  const usages = projects.map(findUsage);
  return (entity) => {
    const each = usages.map((usage) => usage(entity));
    return {
      records: unique(each.flatMap(({ records }) => records)),
      senders: unique(each.flatMap(({ senders }) => senders)).sort(),
      readers: unique(each.flatMap(({ readers }) => readers)).sort(),
      users: each.some(({ users }) => users),
    };
  };
}

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

function findUsage(project: Project): EntityUsage {
  const parts = findParts(project);
  const stored = new Set(project.entities.flatMap(({ name, value }) => (isStored(value) ? [name] : [])));
  const operations = project.endpoints.flatMap(({ value }) => Object.entries(value.operations ?? {}));
  const tasks = new Set(project.tasks.map(({ value }) => nameOfRef(value.entity.$ref)));
  return (entity) => {
    const wholes = parts.get(entity) ?? [];
    const names = new Set(wholes.map(({ whole }) => whole));
    const idsWhere = (entityOf: (operation: OperationSource) => SchemaRef | undefined): string[] =>
      operations.flatMap(([id, operation]) => {
        const ref = entityOf(operation);
        return ref && names.has(nameOfRef(ref.$ref)) ? [id] : [];
      });
    return {
      records: wholes.flatMap(({ whole, path }) => (stored.has(whole) ? [{ entity: whole, path }] : [])),
      senders: idsWhere(({ body }) => (body && '$ref' in body ? body : undefined)),
      readers: idsWhere((operation) => resultOf(operation)?.ref),
      users: [...names].some((name) => tasks.has(name)),
    };
  };
}

/** The service assigns the uuid of its records (emit/service/emitService.ts). */
export const isStored = ({ properties }: SchemaSource): boolean => properties?.uuid?.readOnly === true;

/** Returns for each entity: the entity itself, and all entities that contain it. */
function findParts(project: Project): ReadonlyMap<string, readonly EntityPart[]> {
  const reader = new SchemaReader(project);
  const found = new Map<string, EntityPart[]>();

  function walk(
    whole: string,
    path: readonly string[],
    keywords: LocatedKeywords,
    within: readonly string[],
  ): void {
    const { $ref, properties, items, additionalProperties } = keywords;
    if ($ref) enter(whole, path, String($ref.value), within);
    for (const [name, property] of Object.entries(keywordsOf(properties)))
      walk(whole, [...path, name], reader.read(property as JsonLocation<SchemaSource>), within);
    for (const one of [items, additionalProperties])
      if (typeof one?.value === 'object')
        walk(whole, [...path, '*'], reader.read(one as JsonLocation<SchemaSource>), within);
  }

  function enter(whole: string, path: readonly string[], name: string, within: readonly string[]): void {
    const place = reader.entity(name);
    // A cycle adds nothing new.
    if (within.includes(name)) return;
    found.set(name, [...(found.get(name) ?? []), { whole, path }]);
    if (place) walk(whole, path, reader.read(place), [...within, name]);
  }

  for (const { name } of project.entities) enter(name, [], name, []);
  return found;
}
