import { createNamer } from '../../../generator/external/publishedReference.ts';
import type { DraftNote, PropertyDraft, SourceTexts, ValueDraft } from '../draft/Draft.ts';
import { propertyNameOf } from '../draft/names.ts';
import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import { type JsonObject, listOf, objectOf, pointerOf, type SourceDocument } from './SourceDocument.ts';
import { choicesOf, constraintsOf, defaultOf, sourceTexts } from './valueKeywords.ts';

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
    if (type !== 'array') return { ...texts, type, keywords: constraintsOf(keywords, type) };
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
      ? { ...texts, type, keywords: constraintsOf(keywords, type), items }
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
}

/** Returns the properties of an object as properties of the object around it: `chip.number` → `chipNumber`. */
function flatten({ name, value, required, readOnly }: PropertyDraft): PropertyDraft[] {
  const parts = (value.properties ?? []).filter(({ secret }) => !(readOnly && secret));
  return parts.map((part) => {
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
