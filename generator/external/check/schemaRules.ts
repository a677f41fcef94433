import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { RuleViolation } from '../../check/RuleViolation.ts';
import { isPlainPattern, isUnicodePattern, patternKind, patternsOf } from '../reachableSchemas.ts';
import type { SchemaLocation } from '../SchemaDocument.ts';
import { schemaViolation } from './schemaViolation.ts';

/** Patterns are regular expressions, and all of a kind. */
export function* patternSyntax(reached: readonly SchemaLocation[]): Iterable<RuleViolation> {
  const patterns = reached.flatMap((at) => patternsOf(at).map((pattern) => ({ at, ...pattern })));
  const unicode = patterns.find(
    ({ pattern }) => isUnicodePattern(pattern) && patternKind(pattern) === 'unicode',
  );
  for (const { at, pattern, path } of patterns) {
    if (isUnicodePattern(pattern)) continue;
    if (!isPlainPattern(pattern))
      yield schemaViolation(
        at,
        path,
        `"${pattern}" is no regular expression of JavaScript.`,
        'Ask its publisher to say it in ECMA-262, as JSON Schema wants it.',
      );
    else if (unicode)
      yield schemaViolation(
        at,
        path,
        `"${pattern}" is an expression only without Unicode, and "${unicode.pattern}" only with it: one schema takes one kind.`,
        'Ask its publisher to leave out needless escapes, such as the one in [\\w-.] or \\-.',
      );
  }
}

const nameKeywords = [
  'properties',
  'patternProperties',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
];

/**
 * No property is called as what JavaScript keeps the prototype under: Ajv, rjsf and others leave it out or
 * stumble.
 */
export function* safePropertyNames(at: SchemaLocation): Iterable<RuleViolation> {
  const { schema } = at;
  if (!isRecord(schema)) return;
  const name = '__proto__';
  const [says, fix] = [
    `A property called "${name}" cannot be held safely.`,
    'Ask its publisher for another name; every other one, "constructor" too, is possible.',
  ];
  for (const word of nameKeywords)
    if (isRecord(schema[word]) && Object.hasOwn(schema[word], name))
      yield schemaViolation(at, [word, name], says, fix);
  if (Array.isArray(schema.required) && schema.required.includes(name))
    yield schemaViolation(at, ['required', String(schema.required.indexOf(name))], says, fix);
}

const annotationKeywords = new Set([
  ...['$schema', '$id', 'id', '$comment', '$anchor', '$vocabulary', 'definitions', '$defs'],
  ...['title', 'description', 'examples', 'default'],
]);

/** What a property takes says something about its value. */
export function* meaningfulSchema(root: SchemaLocation): Iterable<RuleViolation> {
  if (isRecord(root.schema) && Object.keys(root.schema).every((word) => annotationKeywords.has(word)))
    yield schemaViolation(
      root,
      [],
      'The file only keeps definitions: as the type of a property it would accept everything.',
      `Put a file beside it that says {"$ref": "${root.document.file.path.split('/').at(-1)}#/definitions/…"}, and let the property take that.`,
    );
}
