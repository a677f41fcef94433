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
/** Objects in deeper levels may hold anything: a form would not fit on a screen. */
const maxDepth = 2;
const maxChoices = 500;

/** Reads the values of a document. It collects notes on everything that schema files cannot express. */
export class ValueReader {
  readonly notes: DraftNote[] = [];
  /** True after a value that the source embeds has become a reference. */
  hasReplacedRecords = false;
  readonly #document: SourceDocument;
  readonly #entities: ReadonlyMap<string, string>;

  /** @param entities the entities whose records are components, by the name of the component */
  constructor(document: SourceDocument, entities: ReadonlyMap<string, string>) {
    this.#document = document;
    this.#entities = entities;
  }

  /** Returns the properties of an object schema, without those that schema files cannot express. */
  properties({ keywords }: PlainSchema, at: string, open: readonly string[] = []): PropertyDraft[] {
    const required = listOf(keywords.required);
    const rename = createNamer();
    return Object.entries(objectOf(keywords.properties)).flatMap(([name, schema]): PropertyDraft[] => {
      const place = `${at}${pointerOf('properties', name)}`;
      const value = this.value(schema, place, open);
      if (value === undefined) return [];
      const own = objectOf(schema);
      const { keywords: whole } = plainSchemaOf(this.#document, schema);
      const isSecret = value.type === 'string' && (whole.writeOnly === true || whole.format === 'password');
      return [
        {
          name: rename(propertyNameOf(name)),
          value,
          required: required.includes(name),
          ...((own.readOnly ?? whole.readOnly) === true && !isSecret && { readOnly: true as const }),
          ...(isSecret && { secret: true as const }),
        },
      ];
    });
  }

  /**
   * Returns a value; undefined if schema files cannot express it.
   * @param open names of the components around it
   */
  value(schema: unknown, at: string, open: readonly string[] = []): ValueDraft | undefined {
    const plain = plainSchemaOf(this.#document, schema);
    const { type, keywords, component } = plain;
    const texts = sourceTexts(keywords);
    const entity = component === undefined ? undefined : this.#entities.get(component);
    if (entity !== undefined) return { ...texts, ...this.#reference(entity, at) };
    if (type === undefined) return this.#leaveOut(at, 'its values have no type, or several');
    if (type === 'object') return { ...texts, ...this.#object(plain, at, open) };
    const choices = choicesOf(plain);
    if (choices.length > 0 && choices.length <= maxChoices)
      return { ...texts, type, ...defaultOf(keywords), choices };
    if (type !== 'array') return { ...texts, type, keywords: this.#constraints(keywords, type) };
    const within = component === undefined ? open : [...open, component];
    const items = this.value(keywords.items, `${at}/items`, within);
    if (items === undefined || items.type === 'array')
      return this.#leaveOut(at, 'the items of its list have no single type');
    return { ...texts, type, keywords: this.#constraints(keywords, type), items };
  }

  /** A record within another one would have two forms. The service stores it once and refers to it. */
  #reference(entity: string, at: string): ValueDraft {
    this.hasReplacedRecords = true;
    this.#note(at, `the embedded ${entity} is a reference to its record`);
    return { type: 'string', reference: { entity } };
  }

  #object(plain: PlainSchema, at: string, open: readonly string[]): ValueDraft {
    const { component = '', keywords } = plain;
    const isLoop = open.includes(component);
    const isOpen = Object.keys(objectOf(keywords.properties)).length === 0;
    if (isLoop || isOpen || open.length >= maxDepth) {
      if (!isOpen)
        this.#note(
          at,
          isLoop
            ? `"${component}" contains itself, so this object may hold anything`
            : 'the object is nested too deeply for a form, so it may hold anything',
        );
      return { type: 'object' };
    }
    return { type: 'object', properties: this.properties(plain, at, [...open, component]) };
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

  #leaveOut(at: string, reason: string): undefined {
    this.#note(at, `the property is left out: ${reason}`);
  }

  #note(at: string, says: string): void {
    this.notes.push({ kind: 'value', at, says });
  }
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
