import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { EntityDraft, PropertyDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import { type LocalText, localTextOf } from './CaptionWriter.ts';
import { propertyTitles } from './propertyTitles.ts';
import { tidyText, titleOf } from './texts.ts';
import { propertySchemas } from './valueSchema.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** Captions of the properties that every record of the service has. */
const recordTitles: Readonly<Record<string, LocalText>> = {
  uuid: { english: 'UUID', chinese: 'UUID' },
  companyUuid: { english: 'Company', chinese: '企业' },
  version: { english: 'Version', chinese: '版本' },
  modifiedAt: { english: 'Last modified', chinese: '最后修改时间' },
};

const recordSchemas: Readonly<Record<string, object>> = {
  uuid: { type: 'string', maxLength: 36, readOnly: true },
  companyUuid: { type: 'string', maxLength: 36, 'x-from': 'session.companyUuid' },
  version: { type: 'integer', minimum: 0, readOnly: true },
  modifiedAt: { type: 'string', format: 'date-time', readOnly: true },
};

/**
 * Returns the properties of an entity that its file defines. The service defines others itself: those of every record, and the flags of
 * secrets.
 */
export function ownProperties({ properties }: EntityDraft): PropertyDraft[] {
  const secrets = properties.filter(({ secret }) => secret).map(({ name }) => name);
  const flags = secrets.flatMap((name) => [secretSetName(name), secretClearName(name)]);
  return properties.filter(({ name }) => !(name in recordTitles) && !flags.includes(name));
}

/** Returns the titles of the properties of an entity. */
export const ownTitles = (properties: readonly PropertyDraft[]): ReadonlyMap<string, LocalText> =>
  propertyTitles(
    properties,
    Object.values(recordTitles).flatMap(({ english, chinese }) => [english, chinese ?? english]),
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

/** Returns the file of an entity. The key of each record is `uuid`. */
export function entityFile({ entity }: Subject, context: WriterContext): Record<string, unknown> {
  const title = distinctTitle('entity', titleOf(entity, entity.name), entity.name, context);
  const description = tidyText(entity.description ?? '');
  const own = ownProperties(entity);
  const { uuid, companyUuid, version, modifiedAt } = recordPropertySchemas(context);
  const required = own.filter(isEntered).map(({ name }) => name);
  const naturalKey = entity.naturalKey.filter((name) => own.some((property) => property.name === name));
  return {
    $schema: '../vocabulary/entity.schema.json',
    ...context.captions.write({
      title,
      ...(description !== '' && { description: localTextOf(description, title.english) }),
    }),
    type: 'object',
    properties: {
      uuid,
      companyUuid,
      ...propertySchemas(own, ownTitles(own), context),
      version,
      modifiedAt,
    },
    ...(required.length > 0 && { required }),
    ...(naturalKey.length > 0 && { 'x-natural-key': naturalKey }),
  };
}

const isEntered = ({ required, readOnly }: PropertyDraft): boolean => required && !readOnly;

const recordPropertySchemas = ({ captions }: WriterContext): Record<string, object> =>
  Object.fromEntries(
    Object.entries(recordTitles).map(([name, title]) => [
      name,
      { ...recordSchemas[name], ...captions.write({ title }) },
    ]),
  );
