import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { RuleViolation } from '../../check/RuleViolation.ts';
import { isPlainPattern, isUnicodePattern, patternKind, patternsOf } from '../reachableSchemas.ts';
import type { SchemaLocation } from '../SchemaDocument.ts';
import { schemaViolation } from './schemaViolation.ts';

/** Patterns are regular expressions, all with or all without the Unicode flag. */
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
        `"${pattern}" is not a regular expression of JavaScript.`,
        'Ask the publisher for a regular expression of ECMA-262, as JSON Schema requires.',
      );
    else if (unicode)
      yield schemaViolation(
        at,
        path,
        `"${pattern}" is valid only without the Unicode flag, and "${unicode.pattern}" only with it. All patterns of a schema share the flag.`,
        'Ask the publisher to remove unnecessary escapes, such as the one in [\\w-.] or \\-.',
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
 * No property has the name `__proto__`, which holds the prototype in JavaScript. Ajv, rjsf and other
 * libraries omit such a property or fail.
 */
export function* safePropertyNames(at: SchemaLocation): Iterable<RuleViolation> {
  const { schema } = at;
  if (!isRecord(schema)) return;
  const name = '__proto__';
  const [says, fix] = [
    `A property with the name "${name}" is not safe in JavaScript.`,
    'Ask the publisher for another name. Every other name is possible, also "constructor".',
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

/** A published schema constrains the value of its property. */
export function* meaningfulSchema(root: SchemaLocation): Iterable<RuleViolation> {
  if (isRecord(root.schema) && Object.keys(root.schema).every((word) => annotationKeywords.has(word)))
    yield schemaViolation(
      root,
      [],
      'The file has only definitions, so as the type of a property it would accept every value.',
      `Add a file beside it with {"$ref": "${root.document.file.path.split('/').at(-1)}#/definitions/…"}, and refer to that file from the property.`,
    );
}
