import type { Project } from '../load/Project.ts';
import type { SchemaSource } from '../load/sources/SchemaSource.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { parentNameOf } from '../normalize/normalizeResources.ts';
import { additiveChange, breakingChange, type ChangeSubject } from './classify/Classifier.ts';
import { classifyMembers, filesByName } from './classify/classifyKeywords.ts';
import { classifySchema, type SchemaReaders } from './classify/classifySchema.ts';
import { identityFrom } from './classify/findRenamed.ts';
import { type EntityUsage, isStored } from './entityUsage.ts';
import type { AffectedRecordsQuery, ChangeDraft } from './SchemaChange.ts';

/** Returns the properties that new families add, by the name of the entity. */
export function newFamilyProperties(
  before: Project,
  after: Project,
): ReadonlyMap<string, ReadonlySet<string>> {
  const brought = new Map<string, Set<string>>();
  for (const { name, value } of after.families) {
    const resource = after.resources.find((one) => one.name === parentNameOf(value))?.value;
    if (!resource || before.families.some((other) => other.name === name)) continue;
    const entity = nameOfRef(resource.entity.$ref);
    const names = [...(brought.get(entity) ?? []), ...Object.keys(value.properties ?? {})];
    brought.set(entity, new Set(names));
  }
  return brought;
}

export function* diffEntities(
  before: Project,
  after: Project,
  usage: EntityUsage,
  readers: SchemaReaders,
  brought: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<ChangeDraft> {
  const about = (name: string): ChangeSubject => {
    const ofNewFamilies = brought.get(name);
    return { description: name, ...usage(name), ...(ofNewFamilies && { ofNewFamilies }) };
  };
  yield* classifyMembers(filesByName(before.entities), filesByName(after.entities), {
    added: (pair, name) => [additiveChange(pair, `The entity ${name} is new`)],
    // The changes of its operations report its senders and readers.
    removed: (pair, name) =>
      isStored(pair.before.value as SchemaSource)
        ? [
            breakingChange(
              pair,
              { ...about(name), senders: [], readers: [], users: false },
              `The entity ${name} was removed`,
              allRecordsOf(name),
            ),
          ]
        : [additiveChange(pair, `The entity ${name}, which has no stored records, was removed`)],
    kept: (pair, name) => classifySchema(pair, about(name), readers),
    renamed: {
      identityOf: identityFrom('title'),
      classify: (pair, name, former) => {
        const says = `The entity ${former} was renamed to ${name}`;
        const subject = { ...about(former), senders: [], readers: [], users: false };
        return isStored(pair.before.value as SchemaSource)
          ? [breakingChange(pair, subject, says, allRecordsOf(former))]
          : [additiveChange(pair, says)];
      },
    },
    refer: true,
  });
}

const allRecordsOf = (entity: string): AffectedRecordsQuery[] => [{ entity, fails: { not: {} } }];
