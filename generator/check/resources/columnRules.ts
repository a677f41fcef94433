import type { CaptionedSource, ColumnSource } from '../../load/schemaSources.ts';
import { findParentResource } from '../families/familyRules.ts';
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
 * A column is at least as wide as its caption, which is not wrapped. Of letters of 12 px as many as this take
 * 150 px: with them seven columns and their actions fit a screen of 1280 px. A Chinese character takes the
 * room of two.
 */
const maxCaptionWidth = 24;

const wideCharacters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

/** In letters. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wideCharacters.test(letter) ? 2 : 1), 0);

const columnNameOf = (column: string | ColumnSource): string =>
  typeof column === 'string' ? column : column.property;

interface ColumnLocation extends JsonLocation<unknown> {
  readonly name: string;
}

const findColumns = (file: RuleContext['resources'][number]): ColumnLocation[] =>
  elementLocations(rootLocation(file), 'columns', file.value.columns).map((place) => ({
    ...place,
    name: columnNameOf(place.value),
  }));

/** The caption of a column fits above it, in every locale. */
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
        `The caption "${caption}" is as wide as ${widthOf(caption)} letters: too wide for a column.`,
        `Give "${name}" a title of at most ${maxCaptionWidth} letters (Chinese characters count twice); "description" has room for more.`,
      );
}

/** A list is in the order of one of its columns: its header tells so. */
const sortColumn: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { sort } = file.value;
    const names = findColumns(file).map(({ name }) => name);
    const properties = sources.propertiesOf(file.value.entity) ?? {};
    if (sort === undefined || !(sort.property in properties)) continue;
    const at = locationAt(rootLocation(file), ['sort', 'property'], sort.property);
    const { type } = properties[sort.property] ?? {};
    if (!names.includes(sort.property))
      yield violation(
        at,
        `The list is in the order of "${sort.property}", which is no column: nothing would tell so.`,
        `${didYouMean(sort.property, names)} Or add it to "columns", hidden if need be.`,
      );
    else if (type === 'array' || type === 'object')
      yield violation(
        at,
        `"${sort.property}" has no order: it is of the type ${type}.`,
        'Sort by another column.',
      );
  }
};

/** A row is told from others by its uuid. */
const rowUuid: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const properties = sources.propertiesOf(file.value.entity);
    if (file.value.roles.list !== undefined && properties && properties.uuid === undefined)
      yield violation(
        locationAt(rootLocation(file), ['entity'], undefined),
        'The rows of the list have no "uuid".',
        'Add the property "uuid", read-only, to the entity.',
      );
  }
};

/** A record is called by a text. */
const displayPropertyType: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { displayProperty: name, entity } = file.value;
    const { type } = sources.propertiesOf(entity)?.[name] ?? {};
    if (type === 'array' || type === 'object' || type === 'boolean')
      yield violation(
        locationAt(rootLocation(file), ['displayProperty'], name),
        `No record can be called by "${name}": it is of the type ${type}.`,
        'Name a text.',
      );
  }
};

/** Rules of what a list is made of. */
export const columnRules: readonly SchemaRule[] = [captionWidth, sortColumn, rowUuid, displayPropertyType];
