import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import Ajv04 from 'ajv-draft-04';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { RuleViolation } from '../../check/RuleViolation.ts';
import { pointerParts } from '../../load/jsonPosition.ts';
import { findDraft, type JsonSchemaDraft, laterKeywords } from '../jsonSchemaDraft.ts';
import { rootSchemaOf, type SchemaDocument, type SchemaLocation } from '../SchemaDocument.ts';
import { schemaViolation } from './schemaViolation.ts';

/** A file has a supported draft. */
export function* knownDraft(document: SchemaDocument): Iterable<RuleViolation> {
  const { $schema } = document.file.value;
  if ($schema !== undefined && findDraft($schema) === undefined)
    yield schemaViolation(
      rootSchemaOf(document),
      ['$schema'],
      `The draft ${JSON.stringify($schema)} is not supported.`,
      'Get the schema in draft 04, 06, 07, 2019-09 or 2020-12.',
    );
}

/** A file without `$schema` uses no keyword of a later draft, because its meaning would be unclear. */
export function* declaredDraft(at: SchemaLocation): Iterable<RuleViolation> {
  if (!isRecord(at.schema) || at.document.file.value.$schema !== undefined) return;
  for (const word of laterKeywords(at.schema))
    yield schemaViolation(
      at,
      [word],
      `The file has no "$schema", so it is read as draft 07, which does not have "${word}".`,
      'Add "$schema" with the draft of the file.',
    );
}

/** All parts of a file have the same draft. */
export function* singleDraft(at: SchemaLocation): Iterable<RuleViolation> {
  if (at.path.length === 0 || !isRecord(at.schema) || at.schema.$schema === undefined) return;
  if (findDraft(at.schema.$schema) !== at.document.draft)
    yield schemaViolation(
      at,
      ['$schema'],
      `The draft of this part differs from the draft of the file, ${at.document.draft}.`,
      'Move the part to its own file, and refer to it.',
    );
}

// Other rules check addresses and patterns.
const options = { allErrors: true, strict: false, validateFormats: false } as const;

const ajvByDraft: Readonly<Record<JsonSchemaDraft, () => Pick<Ajv, 'validate' | 'errors'>>> = {
  '04': () => new Ajv04(options),
  '06': () => new Ajv(options).addMetaSchema(draft06),
  '07': () => new Ajv(options),
  '2019-09': () => new Ajv2019(options),
  '2020-12': () => new Ajv2020(options),
};

const metaSchemaUriOf = (draft: JsonSchemaDraft): string =>
  draft.startsWith('20')
    ? `https://json-schema.org/draft/${draft}/schema`
    : `http://json-schema.org/draft-${draft}/schema`;

/** Validates schemas against the meta-schemas of their drafts. It compiles the meta-schema of a draft once. */
export class MetaSchemas {
  readonly #ajvs = new Map<JsonSchemaDraft, ReturnType<(typeof ajvByDraft)[JsonSchemaDraft]>>();

  /** Returns the errors of a schema; none for a valid one. */
  errorsOf(draft: JsonSchemaDraft, schema: unknown): readonly ErrorObject[] {
    const ajv = this.#ajvs.get(draft) ?? ajvByDraft[draft]();
    this.#ajvs.set(draft, ajv);
    return ajv.validate(metaSchemaUriOf(draft), schema) ? [] : (ajv.errors ?? []);
  }
}

const maxReported = 5;
const depthOf = (pointer: string): number => pointer.split('/').length;
/**
 * A file satisfies the meta-schema of its draft. Among nested errors, only the innermost are reported,
 * because they say most.
 */
export function* metaSchemaRule(document: SchemaDocument, metaSchemas: MetaSchemas): Iterable<RuleViolation> {
  const { draft, file } = document;
  const told: string[] = [];
  const errors = [...metaSchemas.errorsOf(draft, file.value)].sort(
    (a, b) => depthOf(b.instancePath) - depthOf(a.instancePath),
  );
  for (const { instancePath, message } of errors) {
    if (
      told.length === maxReported ||
      told.some((other) => other === instancePath || other.startsWith(`${instancePath}/`))
    )
      continue;
    told.push(instancePath);
    const named = file.value.$schema === undefined ? ' (the default without "$schema")' : '';
    yield schemaViolation(
      rootSchemaOf(document),
      pointerParts(instancePath),
      `Draft ${draft}${named} does not allow this: it ${message}.`,
      'Ask the publisher to correct it, or set "$schema" to the draft of the file.',
    );
  }
}
