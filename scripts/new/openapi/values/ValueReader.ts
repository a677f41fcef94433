import { propertyNamePattern } from '../../../../src/contract/model/propertyName.ts';
import type { DraftNote, PropertyDraft, ValueDraft } from '../../draft/Draft.ts';
import { type JsonObject, listOf, objectOf, pointerOf, type SourceDocument } from '../SourceDocument.ts';
import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import { choicesOf, constraintsOf, defaultOf, sourceTexts } from './valueKeywords.ts';

/** A form with more parts would not fit on a screen. */
const maxParts = 12;
const maxChoices = 500;

/** Where a value is: a property of a record, or within an object or list of it. */
type Level = 'record' | 'part';

/**
 * Reads the values of a document. Forms show single values, objects of them, lists of them, and lists of objects with such values. Any
 * other value is left out: the console reads and keeps it, but does not show it.
 */
export class ValueReader {
  readonly notes: DraftNote[] = [];
  readonly #document: SourceDocument;

  constructor(document: SourceDocument) {
    this.#document = document;
  }

  /** Returns the properties of an object schema that forms can show. */
  properties({ keywords }: PlainSchema, at: string): PropertyDraft[] {
    return this.#members(keywords, at, 'record');
  }

  #members(keywords: JsonObject, at: string, level: Level): PropertyDraft[] {
    const required = listOf(keywords.required);
    return Object.entries(objectOf(keywords.properties)).flatMap(([name, schema]) => {
      const place = `${at}${pointerOf('properties', name)}`;
      if (!propertyNamePattern.test(name))
        return this.#leaveOut(place, 'its name has other signs than letters, digits and "_"');
      const value = this.#value(schema, place, level);
      if (value === undefined) return [];
      const whole = plainSchemaOf(this.#document, schema).keywords;
      const isReadOnly = (objectOf(schema).readOnly ?? whole.readOnly) === true;
      const isSecret = value.type === 'string' && (whole.writeOnly === true || whole.format === 'password');
      return [
        {
          name,
          value,
          required: required.includes(name),
          ...(isReadOnly && !isSecret && { readOnly: true as const }),
          ...(isSecret && level === 'record' && { secret: true as const }),
        },
      ];
    });
  }

  #value(schema: unknown, at: string, level: Level): ValueDraft | undefined {
    const plain = plainSchemaOf(this.#document, schema);
    const { type, keywords } = plain;
    const texts = sourceTexts(keywords);
    if (type === undefined) return this.#skip(at, 'its values have no type, or several');
    if (type === 'object')
      return level === 'record' ? this.#object(plain, at) : this.#skip(at, 'it is deep within other values');
    const choices = choicesOf(plain);
    if (choices.length > 0 && choices.length <= maxChoices)
      return { ...texts, type, ...defaultOf(keywords), choices };
    if (type !== 'array') return { ...texts, type, keywords: constraintsOf(keywords, type) };
    if (level === 'part') return this.#skip(at, 'it is a list within another value');
    const items = plainSchemaOf(this.#document, keywords.items);
    const item =
      items.type === 'object'
        ? this.#object(items, `${at}/items`)
        : this.#value(keywords.items, `${at}/items`, 'part');
    return item && { ...texts, type, keywords: constraintsOf(keywords, type), items: item };
  }

  /** An object with parts that a form cannot show is left out, because a save of the form would delete them. */
  #object({ keywords }: PlainSchema, at: string): ValueDraft | undefined {
    const names = Object.keys(objectOf(keywords.properties));
    if (names.length === 0) return this.#skip(at, 'its properties have any name');
    if (names.length > maxParts) return this.#skip(at, 'it is too large for a form');
    const known = this.notes.length;
    const properties = this.#members(keywords, at, 'part');
    if (this.notes.length > known) {
      this.notes.splice(known);
      return this.#skip(at, 'it has parts that a form cannot show');
    }
    return { ...sourceTexts(keywords), type: 'object', properties };
  }

  #leaveOut(at: string, reason: string): [] {
    this.notes.push({ kind: 'value', at, says: `the value is left out: ${reason}` });
    return [];
  }

  #skip(at: string, reason: string): undefined {
    this.#leaveOut(at, reason);
  }
}
