import type { PropertyDraft } from '../draft/Draft.ts';
import { type LocalText, localTextOf } from './CaptionWriter.ts';
import { propertySchema, tidyText, titleOf } from './valueSchema.ts';
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

/** Properties that the service sets in every record, so a source cannot define them otherwise. */
export const recordProperties: readonly string[] = Object.keys(recordTitles);

/** Returns a title that no other file of the kind has. */
export function distinctTitle(
  kind: keyof WriterContext['titles'],
  title: LocalText,
  { titles, qualifier }: WriterContext,
): LocalText {
  const qualified = (text: string): string => `${text} (${qualifier})`;
  const isTaken = [title.english, title.chinese].some((text) => text !== undefined && titles[kind].has(text));
  const distinct = isTaken
    ? { english: qualified(title.english), ...(title.chinese && { chinese: qualified(title.chinese) }) }
    : title;
  for (const text of [distinct.english, distinct.chinese]) if (text !== undefined) titles[kind].add(text);
  return distinct;
}

/** Returns the file of an entity. The key of each record is `uuid`. */
export function entityFile({ entity }: Subject, context: WriterContext): Record<string, unknown> {
  const title = distinctTitle('entity', titleOf(entity, entity.name), context);
  const description = tidyText(entity.description ?? '');
  const own = entity.properties.filter(({ name }) => !recordProperties.includes(name));
  const { uuid, companyUuid, version, modifiedAt } = recordPropertySchemas(context);
  const taken = new Set(Object.values(recordTitles).map(({ english }) => english));
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
      ...Object.fromEntries(own.map((one) => [one.name, propertySchema(one, taken, context)])),
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
