import type { CaptionedSource } from '../../load/sources/captions.ts';
import type { ColumnSource } from '../../load/sources/ResourceSource.ts';
import { propertyOfColumn } from '../../normalize/normalizeResources.ts';
import { findParentResource } from '../families/familyRules.ts';
import { keyOf } from '../operations/OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { localesOf, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  type RuleViolation,
  rootLocation,
  violation,
  warning,
} from '../RuleViolation.ts';

/**
 * The maximum width of a column's caption, in letters. A column is at least as wide as its caption, which
 * does not wrap. 24 letters of 12 px take 150 px. Seven such columns and their actions fit a screen of 1280
 * px. A Chinese character counts as two letters.
 */
export const maxCaptionWidth = 24;

const wideCharacters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

/** Returns the width of a text in letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wideCharacters.test(letter) ? 2 : 1), 0);

interface ColumnLocation extends JsonLocation<string | ColumnSource> {
  readonly name: string;
}

const findColumns = (file: RuleContext['resources'][number]): ColumnLocation[] =>
  elementLocations(rootLocation(file), 'columns', file.value.columns).map((place) => ({
    ...place,
    name: propertyOfColumn(place.value),
  }));

/**
 * The caption of a column is at most 24 letters wide in every locale. A Chinese character counts as two
 * letters.
 */
const captionWidth: SchemaRule = function* (sources) {
  const locales = localesOf(sources);
  for (const file of sources.resources)
    for (const column of findColumns(file))
      yield* findWideCaptions(
        column,
        column.name,
        sources.propertiesOf(file.value.entity)?.[column.name],
        locales,
      );
  for (const file of sources.families) {
    const parent = findParentResource(file.value, sources);
    const names = parent ? findColumns(parent).map(({ name }) => name) : [];
    for (const [name, place] of memberLocations(rootLocation(file), 'captions', file.value.captions))
      if (names.includes(name)) yield* findWideCaptions(place, name, place.value, locales);
  }
};

function* findWideCaptions(
  place: JsonLocation<unknown>,
  name: string,
  { title, 'x-i18n': translations }: CaptionedSource = {},
  locales: readonly string[],
): Iterable<RuleViolation> {
  for (const caption of [title, ...locales.map((locale) => translations?.[locale]?.title)])
    if (caption !== undefined && caption.length > maxCaptionWidth / 2 && widthOf(caption) > maxCaptionWidth)
      yield warning(
        place,
        `The caption "${caption}" is ${widthOf(caption)} letters wide, which is too wide for a column.`,
        `Shorten the title of "${name}" to at most ${maxCaptionWidth} letters (a Chinese character counts as two). Put longer text in "description".`,
      );
}

/**
 * The `sort` property of a list is one of its columns, so that a header shows the order. It is not an array
 * or object.
 */
const sortColumn: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { sort } = file.value;
    const names = findColumns(file).map(({ name }) => name);
    const properties = sources.propertiesOf(file.value.entity) ?? {};
    if (sort === undefined || !(sort.property in properties)) continue;
    // An unknown column may be a misspelled name of the property. Another rule reports it.
    if (names.some((name) => !(name in properties))) continue;
    const at = locationAt(rootLocation(file), ['sort', 'property'], sort.property);
    const { type } = properties[sort.property] ?? {};
    if (!names.includes(sort.property))
      yield violation(
        at,
        `The list is sorted by "${sort.property}", which is not a column.`,
        didYouMean(sort.property, names).withAlternative('Or add it to "columns", hidden if necessary.'),
      );
    else if (type === 'array' || type === 'object')
      yield violation(
        at,
        `The list cannot be sorted by "${sort.property}", because it is of type ${type}.`,
        'Sort by another column.',
      );
  }
};

/** The entity of a list has the key of the back end, which identifies its rows. */
const rowKey: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const properties = sources.propertiesOf(file.value.entity);
    const list = sources.operation(file.value.roles.list ?? '');
    const key = list?.backend && keyOf(list);
    if (key !== undefined && properties && properties[key] === undefined)
      yield violation(
        locationAt(rootLocation(file), ['entity'], undefined),
        `The entity of the list has no property "${key}".`,
        `Add the read-only property "${key}" to the entity.`,
      );
  }
};

/**
 * The `displayProperty` of a resource is not an array, object or boolean, because its value names the record.
 */
const displayPropertyType: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { displayProperty: name, entity } = file.value;
    const { type } = sources.propertiesOf(entity)?.[name] ?? {};
    if (type === 'array' || type === 'object' || type === 'boolean')
      yield violation(
        locationAt(rootLocation(file), ['displayProperty'], name),
        `"${name}" cannot name a record, because it is of type ${type}.`,
        'Name a string property.',
      );
  }
};

/** The column of the `displayProperty` is not `hidden`, because it is always shown. */
const displayColumn: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const column of findColumns(file))
      if (
        column.name === file.value.displayProperty &&
        typeof column.value === 'object' &&
        column.value.hidden
      )
        yield violation(
          locationAt(column, ['hidden'], true),
          `"${column.name}" names the record, so its column is always shown.`,
          'Remove "hidden".',
        );
};

/** Rules for the columns, order and rows of a list. */
export const columnRules: readonly SchemaRule[] = [
  captionWidth,
  sortColumn,
  rowKey,
  displayPropertyType,
  displayColumn,
];
