import { createNamer } from '../../../generator/external/publishedReference.ts';
import type { ChoiceDraft, DraftNote, PropertyDraft, SourceTexts, ValueDraft } from '../draft/Draft.ts';
import { propertyNameOf } from '../draft/names.ts';
import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import {
  type JsonObject,
  listOf,
  objectOf,
  pointerOf,
  type SourceDocument,
  textOf,
} from './SourceDocument.ts';

/** Formats of OpenAPI and JSON Schema with the keywords for them. */
const formats: Readonly<Record<string, JsonObject>> = {
  'date-time': { format: 'date-time' },
  date: { format: 'date' },
  email: { format: 'email' },
  uri: { format: 'uri' },
  url: { format: 'uri' },
  hostname: { format: 'host' },
  ipv4: { format: 'host' },
  ipv6: { format: 'host' },
  uuid: { maxLength: 36 },
};

const numberKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const countKeywords = ['minLength', 'maxLength', 'minItems', 'maxItems'];
/** Deeper objects, and larger ones, become JSON text, because a form would not fit on a screen. */
const maxDepth = 3;
const maxParts = 12;
const maxChoices = 500;

/** Where a value is: directly in a record, or in the items of one of its lists. */
type Level = 'record' | 'item';

/**
 * Reads the values of a document. Forms show single values, lists of them, and lists of objects with such values. An object in a record
 * becomes properties of the record, and any other value becomes JSON text.
 */
export class ValueReader {
  readonly notes: DraftNote[] = [];
  /** Reasons why records have another shape than in the source: predicates of a call. */
  readonly reshaped = new Set<string>();
  readonly #document: SourceDocument;
  readonly #entities: ReadonlyMap<string, string>;

  /** @param entities the entities whose records are components, by the name of the component */
  constructor(document: SourceDocument, entities: ReadonlyMap<string, string>) {
    this.#document = document;
    this.#entities = entities;
  }

  /** Returns the properties of an object schema. */
  properties({ keywords, component }: PlainSchema, at: string): PropertyDraft[] {
    return this.#members(keywords, at, 'record', component === undefined ? [] : [component]);
  }

  /** @param open names of the components around the members */
  #members(keywords: JsonObject, at: string, level: Level, open: readonly string[]): PropertyDraft[] {
    const required = listOf(keywords.required);
    const unique = createNamer();
    return Object.entries(objectOf(keywords.properties)).flatMap(([name, schema]) => {
      const place = `${at}${pointerOf('properties', name)}`;
      const value = this.#value(schema, place, level, open);
      const whole = plainSchemaOf(this.#document, schema).keywords;
      const isReadOnly = (objectOf(schema).readOnly ?? whole.readOnly) === true;
      const isSecret = value.type === 'string' && (whole.writeOnly === true || whole.format === 'password');
      const property: PropertyDraft = {
        name: propertyNameOf(name),
        value,
        required: required.includes(name),
        ...(isReadOnly && !isSecret && { readOnly: true as const }),
        ...(isSecret && { secret: true as const }),
      };
      const parts = value.type === 'object' ? flatten(property) : [property];
      return parts.map((part) => ({ ...part, name: unique(part.name) }));
    });
  }

  /** @param isItem the value is an item of a list, not a property */
  #value(schema: unknown, at: string, level: Level, open: readonly string[], isItem = false): ValueDraft {
    const plain = plainSchemaOf(this.#document, schema);
    const { type, keywords, component } = plain;
    const texts = sourceTexts(keywords);
    const entity = component === undefined ? undefined : this.#entities.get(component);
    if (entity !== undefined) return { ...texts, ...this.#reference(entity, at) };
    if (type === undefined) return this.#json(texts, at, 'its values have no type, or several');
    if (type === 'object') return this.#object(plain, at, level, open, isItem);
    const choices = choicesOf(plain);
    if (choices.length > 0 && choices.length <= maxChoices)
      return { ...texts, type, ...defaultOf(keywords), choices };
    if (type !== 'array') return { ...texts, type, keywords: this.#constraints(keywords, type) };
    const items = this.#value(
      keywords.items,
      `${at}/items`,
      'item',
      component === undefined ? open : [...open, component],
      true,
    );
    const isShown =
      items.type !== 'array' && items.widget !== 'json' && (level === 'record' || items.type !== 'object');
    return isShown
      ? { ...texts, type, keywords: this.#constraints(keywords, type), items }
      : this.#json(texts, at, 'a form cannot show the items of its list');
  }

  #object(
    { component = '', keywords }: PlainSchema,
    at: string,
    level: Level,
    open: readonly string[],
    isItem: boolean,
  ): ValueDraft {
    const texts = sourceTexts(keywords);
    if (Object.keys(objectOf(keywords.properties)).length === 0)
      return this.#json(texts, at, 'its properties have any name');
    if (open.includes(component)) return this.#json(texts, at, `"${component}" contains itself`);
    if (open.length > maxDepth) return this.#json(texts, at, 'it is deep within other objects');
    const properties = this.#members(keywords, at, level, [...open, component]);
    if (isItem) return { ...texts, type: 'object', properties };
    this.reshaped.add('has objects within its records');
    const isFlat = properties.length <= maxParts && properties.every(({ value }) => value.type !== 'array');
    return isFlat
      ? { ...texts, type: 'object', properties }
      : this.#json(texts, at, 'it is too large for a form');
  }

  /** A record within another one would have two forms. The service stores it once and refers to it. */
  #reference(entity: string, at: string): ValueDraft {
    this.reshaped.add('embeds records that are references here');
    this.notes.push({ kind: 'value', at, says: `the embedded ${entity} is a reference to its record` });
    return { type: 'string', reference: { entity } };
  }

  #json(texts: SourceTexts, at: string, reason: string): ValueDraft {
    this.reshaped.add('has values that are JSON text here');
    this.notes.push({ kind: 'value', at, says: `the value is JSON text: ${reason}` });
    return { ...texts, type: 'string', widget: 'json' };
  }

  #constraints(keywords: JsonObject, type: string): JsonObject {
    const numbers = [...numberKeywords, ...countKeywords].filter((name) => {
      const value = keywords[name];
      return (
        typeof value === 'number' &&
        Number.isFinite(value) &&
        (!countKeywords.includes(name) || (Number.isInteger(value) && value >= 0))
      );
    });
    const pattern = type === 'string' ? usablePattern(textOf(keywords.pattern)) : undefined;
    return {
      ...Object.fromEntries(numbers.map((name) => [name, keywords[name]])),
      ...(keywords.uniqueItems === true && { uniqueItems: true }),
      ...(pattern !== undefined && { pattern }),
      ...(type === 'string' && formats[textOf(keywords.format) ?? '']),
      ...defaultOf(keywords).keywords,
    };
  }
}

/** Returns the properties of an object as properties of the object around it: `chip.number` → `chipNumber`. */
function flatten({ name, value, required, readOnly }: PropertyDraft): PropertyDraft[] {
  return (value.properties ?? []).map((part) => {
    const { title: _, ...rest } = part.value;
    return {
      ...part,
      name: `${name}${part.name[0]?.toUpperCase() ?? ''}${part.name.slice(1)}`,
      value: rest,
      required: required && part.required,
      ...(readOnly && { readOnly }),
    };
  });
}

const defaultOf = (keywords: JsonObject): Pick<ValueDraft, 'keywords'> =>
  keywords.default === undefined || keywords.default === null
    ? {}
    : { keywords: { default: keywords.default } };

export function sourceTexts({ title, description }: JsonObject): SourceTexts {
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
  };
}

/** Returns a pattern that the service can check: a regular expression of JavaScript without look-behind. */
function usablePattern(pattern: string | undefined): string | undefined {
  if (pattern === undefined || /\(\?<[=!]/.test(pattern)) return undefined;
  try {
    new RegExp(pattern, 'u');
    return pattern;
  } catch {
    return undefined;
  }
}

/** Returns the choices of a value in the order of the source. */
function choicesOf({ type, keywords }: PlainSchema): ChoiceDraft[] {
  const names = listOf(keywords['x-enum-varnames'] ?? keywords['x-enumNames']);
  const texts = listOf(keywords['x-enum-descriptions'] ?? keywords['x-enumDescriptions']);
  const values = 'const' in keywords ? [keywords.const] : listOf(keywords.enum);
  const isOfType = (value: unknown): value is string | number =>
    type === 'string'
      ? typeof value === 'string' && value.trim() !== ''
      : typeof value === 'number' && (type !== 'integer' || Number.isInteger(value));
  const choices = values.flatMap((value, index): ChoiceDraft[] => {
    if ((type !== 'string' && type !== 'integer' && type !== 'number') || !isOfType(value)) return [];
    const title = textOf(names[index]) ?? textOf(texts[index]);
    return [{ value, ...(title !== undefined && { title }) }];
  });
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}
