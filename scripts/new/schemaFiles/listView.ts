import type { PropertyDraft } from '../draft/Draft.ts';
import { recordProperties } from './entityFile.ts';
import { isLongText, titleOf } from './valueSchema.ts';
import type { Subject, WriterContext } from './WriterContext.ts';
import { pagingParameters } from '../../../generator/emit/schema/pagingSchema.ts';

/** The rule for captions of columns: generator/check/resources/columnRules.ts. */
const maxColumnWidth = 24;
const maxColumns = 7;
const maxColumnLength = 255;

const nameWords = ['name', 'title', 'code', 'number', 'label', 'subject', 'username', 'login', 'email', 'key', 'slug'];

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

/** Returns the property that names a record: one called `name` or similar, else the first text, else the uuid. */
export function findDisplayProperty(properties: readonly PropertyDraft[]): string {
  const texts = properties.filter(
    (one) => isScalar(one) && one.value.type === 'string' && one.value.reference === undefined,
  );
  const endsWith = (name: string, word: string): boolean => name.toLowerCase().endsWith(word);
  const named =
    nameWords.flatMap((word) => texts.find(({ name }) => name.toLowerCase() === word) ?? [])[0] ??
    nameWords.flatMap((word) => texts.find(({ name }) => endsWith(name, word)) ?? [])[0];
  return (named ?? texts.find(({ value }) => value.choices === undefined) ?? texts[0])?.name ?? 'uuid';
}

const isChosen = ({ value: { choices, reference, type } }: PropertyDraft): boolean =>
  choices !== undefined || reference !== undefined || type === 'boolean';

/** Returns the columns and filters of a list: the name, and the first scalar properties. */
export function listViewOf({ entity }: Subject, context: WriterContext): ListView {
  const own = entity.properties.filter(({ name }) => !recordProperties.includes(name));
  const isNarrow = ({ name, value }: PropertyDraft): boolean =>
    context.captions.widthOf(titleOf(value, name)) <= maxColumnWidth;
  const shown = own.filter((one) => isScalar(one) && isNarrow(one));
  const displayProperty = findDisplayProperty(shown);
  const names = [displayProperty, ...shown.map(({ name }) => name)].filter((name) => name !== 'uuid');
  const columns = [...new Set(names)].slice(0, maxColumns);
  const isFree = (name: string): boolean => !pagingParameters.some((word) => word === name);
  const filters = shown
    .filter((one) => one.name === displayProperty || isChosen(one))
    .map(({ name }) => name)
    .filter(isFree);
  const hasUuid = displayProperty === 'uuid';
  return {
    displayProperty,
    columns: [...(hasUuid ? ['uuid'] : []), ...columns, 'modifiedAt', ...(hasUuid ? [] : [{ property: 'uuid', hidden: true as const }])],
    filters,
  };
}
