import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import Ajv04 from 'ajv-draft-04';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { RuleViolation } from '../../check/RuleViolation.ts';
import { findDraft, type JsonSchemaDraft, laterKeywords } from '../jsonSchemaDraft.ts';
import { rootSchemaOf, type SchemaDocument, type SchemaLocation } from '../SchemaDocument.ts';
import { schemaViolation } from './schemaViolation.ts';

/** A file is written in a draft that is known. */
export function* knownDraft(document: SchemaDocument): Iterable<RuleViolation> {
  const { $schema } = document.file.value;
  if ($schema !== undefined && findDraft($schema) === undefined)
    yield schemaViolation(
      rootSchemaOf(document),
      ['$schema'],
      `Nothing is known of the draft ${JSON.stringify($schema)}.`,
      'Drafts 04, 06, 07, 2019-09 and 2020-12 are: get the schema in one of them.',
    );
}

/**
 * A file that does not say its draft uses no words that only later ones have: nobody could say what was
 * meant.
 */
export function* declaredDraft(at: SchemaLocation): Iterable<RuleViolation> {
  if (!isRecord(at.schema) || at.document.file.value.$schema !== undefined) return;
  for (const word of laterKeywords(at.schema))
    yield schemaViolation(
      at,
      [word],
      `The file does not say its draft; without "$schema" it is read as draft 07, where "${word}" means nothing.`,
      'Add the "$schema" of the draft that it is written in.',
    );
}

/** A file is written in one draft. */
export function* singleDraft(at: SchemaLocation): Iterable<RuleViolation> {
  if (at.path.length === 0 || !isRecord(at.schema) || at.schema.$schema === undefined) return;
  if (findDraft(at.schema.$schema) !== at.document.draft)
    yield schemaViolation(
      at,
      ['$schema'],
      `A part of the file is written in another draft than the file, ${at.document.draft}.`,
      'Move the part into a file of its own, and refer to it.',
    );
}

// Which addresses and patterns can be used is a matter of other rules.
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

const metaValidators = new Map<JsonSchemaDraft, ReturnType<(typeof ajvByDraft)[JsonSchemaDraft]>>();

function metaValidatorOf(draft: JsonSchemaDraft) {
  const judge = metaValidators.get(draft) ?? ajvByDraft[draft]();
  metaValidators.set(draft, judge);
  return judge;
}

const maxReported = 5;
const depthOf = (pointer: string): number => pointer.split('/').length;
const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * A file keeps to the draft that it says it is written in. Of errors within errors the innermost say most.
 */
export function* metaSchemaRule(document: SchemaDocument): Iterable<RuleViolation> {
  const { draft, file } = document;
  const judge = metaValidatorOf(draft);
  if (judge.validate(metaSchemaUriOf(draft), file.value)) return;
  const told: string[] = [];
  const errors = [...(judge.errors ?? [])].sort((a, b) => depthOf(b.instancePath) - depthOf(a.instancePath));
  for (const { instancePath, message } of errors) {
    if (
      told.length === maxReported ||
      told.some((other) => other === instancePath || other.startsWith(`${instancePath}/`))
    )
      continue;
    told.push(instancePath);
    const named = file.value.$schema === undefined ? ', which a file without "$schema" is read by,' : '';
    yield schemaViolation(
      rootSchemaOf(document),
      pathOf(instancePath),
      `Draft ${draft}${named} does not allow this: it ${message}.`,
      'Ask its publisher to mend it, or let "$schema" name the draft that it is written in.',
    );
  }
}
