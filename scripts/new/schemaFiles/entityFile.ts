import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { EntityDraft, PropertyDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import { type LocalText, localTextOf } from './captions/CaptionWriter.ts';
import { propertyTitles } from './captions/propertyTitles.ts';
import { tidyText, titleOf } from './captions/texts.ts';
import { propertySchemas } from './valueSchema.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** Captions of the properties that every record of the service has. */
const recordTitles: Readonly<Record<string, LocalText>> = {
  uuid: { english: 'UUID', chinese: 'UUID' },
  companyUuid: { english: 'Company', chinese: '企业' },
  version: { english: 'Version', chinese: '版本' },
  modifiedAt: { english: 'Last modified', chinese: '最后修改时间' },
};

/** The properties that the embedded service adds to each record. */
export const recordProperties: readonly string[] = Object.keys(recordTitles);

const recordSchemas: Readonly<Record<string, object>> = {
  uuid: { type: 'string', maxLength: 36, readOnly: true },
  companyUuid: { type: 'string', maxLength: 36, 'x-from': 'session.companyUuid' },
  version: { type: 'integer', minimum: 0, readOnly: true },
  modifiedAt: { type: 'string', format: 'date-time', readOnly: true },
};

/**
 * Returns the properties of an entity that its file defines. The embedded service defines others itself: those of every record, and the
 * flags of secrets.
 */
export function ownProperties({ properties, key }: EntityDraft): PropertyDraft[] {
  if (key !== undefined) return [...properties];
  const secrets = properties.filter(({ secret }) => secret).map(({ name }) => name);
  const flags = secrets.flatMap((name) => [secretSetName(name), secretClearName(name)]);
  return properties.filter(({ name }) => !recordProperties.includes(name) && !flags.includes(name));
}

/** Returns the titles of the properties of an entity. */
export const ownTitles = (entity: EntityDraft): ReadonlyMap<string, LocalText> =>
  propertyTitles(
    ownProperties(entity),
    entity.key === undefined
      ? Object.values(recordTitles).flatMap(({ english, chinese }) => [english, chinese ?? english])
      : [],
  );

/** Returns a title that no other file of the kind has. The name of the file is unique. */
export function distinctTitle(
  kind: keyof WriterContext['titles'],
  title: LocalText,
  name: string,
  { titles, qualifier }: WriterContext,
): LocalText {
  const qualifiers = ['', ` (${qualifier})`, ` (${captionOf(name)})`, ` (${name})`];
  const candidates = qualifiers.map((end) => ({
    english: `${title.english}${end}`,
    ...(title.chinese && { chinese: `${title.chinese}${end}` }),
  }));
  const textsOf = ({ english, chinese = english }: LocalText): readonly string[] => [english, chinese];
  const distinct = candidates.find((one) => !textsOf(one).some((text) => titles[kind].has(text))) ?? title;
  for (const text of textsOf(distinct)) titles[kind].add(text);
  return distinct;
}

/** Returns the file of an entity. The embedded service adds properties to each record, among them the key `uuid`. */
export function entityFile({ entity }: Subject, context: WriterContext): Record<string, unknown> {
  const title = distinctTitle('entity', titleOf(entity, entity.name), entity.name, context);
  const description = tidyText(entity.description ?? '');
  const own = ownProperties(entity);
  const properties = propertySchemas(own, ownTitles(entity), context);
  const required = own.filter(isEntered).map(({ name }) => name);
  const hasOwnKey = entity.naturalKey.every((name) => own.some((property) => property.name === name));
  return {
    $schema: '../vocabulary/entity.schema.json',
    ...context.captions.write({
      title,
      ...(description !== '' && { description: localTextOf(description, title.english) }),
    }),
    type: 'object',
    properties: entity.key === undefined ? withRecordProperties(properties, context) : properties,
    ...(required.length > 0 && { required }),
    ...(hasOwnKey && entity.naturalKey.length > 0 && { 'x-natural-key': entity.naturalKey }),
  };
}

const isEntered = ({ required, readOnly }: PropertyDraft): boolean => required && !readOnly;

function withRecordProperties(
  own: Readonly<Record<string, unknown>>,
  { captions }: WriterContext,
): Record<string, unknown> {
  const schemaOf = (name: string) => ({
    ...recordSchemas[name],
    ...captions.write({ title: recordTitles[name] ?? { english: name } }),
  });
  const [uuid, companyUuid, version, modifiedAt] = recordProperties.map(schemaOf);
  return { uuid, companyUuid, ...own, version, modifiedAt };
}
