import type { Captioned, ColumnSource } from '../source.ts';
import { parentOf } from './families.ts';
import {
  broken,
  didYouMean,
  elements,
  type Finding,
  inside,
  members,
  type Place,
  rootOf,
  untidy,
} from './place.ts';
import type { Rule } from './rule.ts';
import { localesOf, type Sources } from './sources.ts';

/**
 * A column is at least as wide as its caption, which is not wrapped. Of letters of 12 px as many as this take 150 px: with them
 * seven columns and their actions fit a screen of 1280 px. A Chinese character takes the room of two.
 */
const widest = 24;

const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

/** In letters. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (isWide.test(letter) ? 2 : 1), 0);

const nameOf = (column: string | ColumnSource): string =>
  typeof column === 'string' ? column : column.property;

interface Column extends Place<unknown> {
  readonly name: string;
}

const columnsOf = (file: Sources['resources'][number]): Column[] =>
  elements(rootOf(file), 'columns', file.value.columns).map((place) => ({
    ...place,
    name: nameOf(place.value),
  }));

/** The caption of a column fits above it, in every locale. */
const fitting: Rule = function* (sources) {
  const locales = localesOf(sources);
  for (const file of sources.resources)
    for (const column of columnsOf(file))
      yield* tooWide(column, column.name, sources.propertiesOf(file.value.entity)?.[column.name], locales);
  for (const file of sources.families) {
    const parent = parentOf(file.value, sources);
    const names = parent ? columnsOf(parent).map(({ name }) => name) : [];
    for (const [name, place] of members(rootOf(file), 'captions', file.value.captions))
      if (names.includes(name)) yield* tooWide(place, name, place.value, locales);
  }
};

function* tooWide(
  place: Place<unknown>,
  name: string,
  { title, 'x-i18n': translations }: Captioned = {},
  locales: readonly string[],
): Iterable<Finding> {
  for (const caption of [title, ...locales.map((locale) => translations?.[locale]?.title)])
    if (caption !== undefined && caption.length > widest / 2 && widthOf(caption) > widest)
      yield untidy(
        place,
        `The caption "${caption}" is as wide as ${widthOf(caption)} letters: too wide for a column.`,
        `Give "${name}" a title of at most ${widest} letters (Chinese characters count twice); "description" has room for more.`,
      );
}

/** A list is in the order of one of its columns: its header tells so. */
const sorted: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { sort } = file.value;
    const names = columnsOf(file).map(({ name }) => name);
    const properties = sources.propertiesOf(file.value.entity) ?? {};
    if (sort === undefined || !(sort.property in properties)) continue;
    const at = inside(rootOf(file), ['sort', 'property'], sort.property);
    const { type } = properties[sort.property] ?? {};
    if (!names.includes(sort.property))
      yield broken(
        at,
        `The list is in the order of "${sort.property}", which is no column: nothing would tell so.`,
        `${didYouMean(sort.property, names)} Or add it to "columns", hidden if need be.`,
      );
    else if (type === 'array' || type === 'object')
      yield broken(
        at,
        `"${sort.property}" has no order: it is of the type ${type}.`,
        'Sort by another column.',
      );
  }
};

/** A row is told from others by its uuid. */
const identified: Rule = function* (sources) {
  for (const file of sources.resources) {
    const properties = sources.propertiesOf(file.value.entity);
    if (file.value.roles.list !== undefined && properties && properties.uuid === undefined)
      yield broken(
        inside(rootOf(file), ['entity'], undefined),
        'The rows of the list have no "uuid".',
        'Add the property "uuid", read-only, to the entity.',
      );
  }
};

/** A record is called by a text. */
const naming: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { displayProperty: name, entity } = file.value;
    const { type } = sources.propertiesOf(entity)?.[name] ?? {};
    if (type === 'array' || type === 'object' || type === 'boolean')
      yield broken(
        inside(rootOf(file), ['displayProperty'], name),
        `No record can be called by "${name}": it is of the type ${type}.`,
        'Name a text.',
      );
  }
};

/** Rules of what a list is made of. */
export const columns: readonly Rule[] = [fitting, sorted, identified, naming];
