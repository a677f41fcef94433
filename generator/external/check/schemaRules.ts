import { isRecord } from '../../../src/contract/isRecord.ts';
import type { Finding } from '../../check/place.ts';
import type { Location } from '../document.ts';
import { isPlain, isUnicode, means, patternsOf } from '../patterns.ts';
import { wrong } from './finding.ts';

/** Patterns are regular expressions, and all of a kind. */
export function* expressions(reached: readonly Location[]): Iterable<Finding> {
  const patterns = reached.flatMap((at) => patternsOf(at).map((pattern) => ({ at, ...pattern })));
  const unicode = patterns.find(({ pattern }) => isUnicode(pattern) && means(pattern) === 'unicode');
  for (const { at, pattern, path } of patterns) {
    if (isUnicode(pattern)) continue;
    if (!isPlain(pattern))
      yield wrong(
        at,
        path,
        `"${pattern}" is no regular expression of JavaScript.`,
        'Ask its publisher to say it in ECMA-262, as JSON Schema wants it.',
      );
    else if (unicode)
      yield wrong(
        at,
        path,
        `"${pattern}" is an expression only without Unicode, and "${unicode.pattern}" only with it: one schema takes one kind.`,
        'Ask its publisher to leave out needless escapes, such as the one in [\\w-.] or \\-.',
      );
  }
}

const naming = ['properties', 'patternProperties', 'dependencies', 'dependentRequired', 'dependentSchemas'];

/** No property is called as what JavaScript keeps the prototype under: Ajv, rjsf and others leave it out or stumble. */
export function* safe(at: Location): Iterable<Finding> {
  const { schema } = at;
  if (!isRecord(schema)) return;
  const name = '__proto__';
  const [says, fix] = [
    `A property called "${name}" cannot be held safely.`,
    'Ask its publisher for another name; every other one, "constructor" too, is possible.',
  ];
  for (const word of naming)
    if (isRecord(schema[word]) && Object.hasOwn(schema[word], name)) yield wrong(at, [word, name], says, fix);
  if (Array.isArray(schema.required) && schema.required.includes(name))
    yield wrong(at, ['required', String(schema.required.indexOf(name))], says, fix);
}

const silent = new Set([
  ...['$schema', '$id', 'id', '$comment', '$anchor', '$vocabulary', 'definitions', '$defs'],
  ...['title', 'description', 'examples', 'default'],
]);

/** What a property takes says something about its value. */
export function* telling(root: Location): Iterable<Finding> {
  if (isRecord(root.schema) && Object.keys(root.schema).every((word) => silent.has(word)))
    yield wrong(
      root,
      [],
      'The file only keeps definitions: as the type of a property it would accept everything.',
      `Put a file beside it that says {"$ref": "${root.document.file.path.split('/').at(-1)}#/definitions/…"}, and let the property take that.`,
    );
}
