import { maxCaptionWidth } from '../../../generator/check/resources/columnRules.ts';
import { pagingParameters } from '../../../generator/emit/schema/pagingSchema.ts';
import type { PropertyDraft } from '../draft/Draft.ts';
import { wordsOf } from '../draft/names.ts';
import { ownProperties, ownTitles } from './entityFile.ts';
import { isLongText } from './valueLimits.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

const maxColumns = 7;
const maxColumnLength = 255;

/** Names of properties that name a record, the best first. */
const ownNames = ['name', 'title', 'label', 'code', 'number'];
/** Last words of such names, the best first. */
const nameWords = [...ownNames, 'no', 'subject', 'username', 'login', 'email', 'key', 'slug'];

export interface ListView {
  readonly displayProperty: string;
  readonly columns: readonly (string | { readonly property: string; readonly hidden: true })[];
  readonly filters: readonly string[];
}

const isScalar = ({ name, value, secret }: PropertyDraft): boolean =>
  value.type !== 'object' &&
  value.type !== 'array' &&
  !secret &&
  !isLongText(name, value) &&
  Number(value.keywords?.maxLength ?? 0) <= maxColumnLength;

/**
 * Returns the property that names a record: one called `name` or similar, the natural key, one whose name ends so, else the first
 * text, else the uuid.
 */
function findDisplayProperty(properties: readonly PropertyDraft[], naturalKey: readonly string[]): string {
  const texts = properties.filter(
    (one) => isScalar(one) && one.value.type === 'string' && one.value.reference === undefined,
  );
  const lastWordOf = ({ name }: PropertyDraft): string | undefined => wordsOf(name).at(-1)?.toLowerCase();
  const found =
    ownNames.flatMap((own) => texts.find(({ name }) => name.toLowerCase() === own) ?? [])[0] ??
    texts.find(({ name }) => naturalKey.length === 1 && name === naturalKey[0]) ??
    nameWords.flatMap((word) => texts.find((one) => lastWordOf(one) === word) ?? [])[0] ??
    texts.find(({ value }) => value.choices === undefined) ??
    texts[0];
  return found?.name ?? 'uuid';
}

const isChosen = ({ value: { choices, reference, type } }: PropertyDraft): boolean =>
  choices !== undefined || reference !== undefined || type === 'boolean';

/** Returns the columns and filters of a list: the name, and the first scalar properties. */
export function listViewOf({ entity }: Subject, context: WriterContext): ListView {
  const own = ownProperties(entity);
  const titles = ownTitles(entity);
  const isNarrow = ({ name }: PropertyDraft): boolean =>
    context.captions.widthOf(titles.get(name) ?? { english: name }) <= maxCaptionWidth;
  const shown = own.filter((one) => isScalar(one) && isNarrow(one));
  const found = findDisplayProperty(shown, entity.naturalKey);
  const displayProperty = found === 'uuid' ? (entity.key ?? found) : found;
  const names = [displayProperty, ...shown.map(({ name }) => name)].filter((name) => name !== 'uuid');
  const columns = [...new Set(names)].slice(0, maxColumns);
  const isFree = (name: string): boolean => !pagingParameters.some((word) => word === name);
  const filters = shown
    .filter((one) => one.name === displayProperty || isChosen(one))
    .map(({ name }) => name)
    .filter(isFree);
  if (entity.key !== undefined) return { displayProperty, columns, filters };
  const hasUuid = displayProperty === 'uuid';
  return {
    displayProperty,
    columns: [
      ...(hasUuid ? ['uuid'] : []),
      ...columns,
      'modifiedAt',
      ...(hasUuid ? [] : [{ property: 'uuid', hidden: true as const }]),
    ],
    filters,
  };
}
