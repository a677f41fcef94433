import { fromName, toName } from '../../src/contract/rangeName.ts';
import { pagingWords } from '../emit/paging.ts';
import { pathParametersOf } from '../normalize/calls.ts';
import { isRanged } from './isRanged.ts';
import { broken, didYouMean, elements, inside } from './place.ts';
import type { Rule } from './rule.ts';

/** An operation id is given once. */
const ids: Rule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const other = seen.get(operation.id);
    if (other)
      yield broken(operation, `${other} has an operation "${operation.id}" too.`, 'Rename one of the two.');
    seen.set(operation.id, operation.file.path);
  }
};

/** Two calls differ in method or path. */
const clash: Rule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const { method, path } = operation.value;
    const key = `${operation.service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = seen.get(key);
    if (other)
      yield broken(
        inside(operation, ['path'], path),
        `"${other}" is the same call: ${method} ${path}.`,
        'Change one of the two, or remove it.',
      );
    seen.set(key, operation.id);
  }
};

/** A GET has no body. */
const body: Rule = function* ({ operations }) {
  for (const operation of operations)
    if (operation.value.method === 'GET' && operation.value.body)
      yield broken(
        inside(operation, ['body'], undefined),
        'A GET has no body.',
        'Make it a POST, or pass query parameters.',
      );
};

const pathPattern = /^(\/([A-Za-z0-9_-]+|\{[a-zA-Z]\w*\}))+$/;

/** A path is made of words and {parameters}. */
const path: Rule = function* ({ operations }) {
  for (const operation of operations)
    if (!pathPattern.test(operation.value.path))
      yield broken(
        inside(operation, ['path'], undefined),
        `"${operation.value.path}" is no path.`,
        'Write it like /erp/{uuid}; query parameters stand in "query".',
      );
};

/** A parameter has one place. */
const twice: Rule = function* ({ operations }) {
  for (const operation of operations) {
    const inPath = pathParametersOf(operation.value.path);
    for (const name of Object.keys(operation.value.query ?? {}))
      if (inPath.includes(name))
        yield broken(
          inside(operation, ['query', name], undefined),
          `"${name}" is part of the path already.`,
          'Remove it from "query".',
        );
    if (new Set(inPath).size < inPath.length)
      yield broken(
        inside(operation, ['path'], undefined),
        'A path parameter is there twice.',
        'Rename one of the two.',
      );
  }
};

/** What the call helper adds or passes otherwise is no parameter: the language, the body. */
const reserved: Rule = function* ({ operations }) {
  for (const operation of operations)
    for (const name of ['lang', 'body'])
      if (name in (operation.value.query ?? {}))
        yield broken(
          inside(operation, ['query', name], undefined),
          `The call helper fills "${name}" itself.`,
          'Rename or remove it.',
        );
};

/** Filters are properties of what is listed, and tell no secret. */
const filters: Rule = function* ({ operations, propertiesOf }) {
  for (const operation of operations) {
    const source = operation.value.body;
    if (!source || !('filter' in source)) continue;
    const known = propertiesOf(source.page);
    if (known === undefined) continue;
    for (const name of elements(inside(operation, ['body'], source), 'filter', source.filter)) {
      if (!(name.value in known))
        yield broken(
          name,
          `The entity has no property "${name.value}" to filter by.`,
          didYouMean(name.value, Object.keys(known)),
        );
      if (known[name.value]?.writeOnly)
        yield broken(name, 'To filter by a secret would tell it bit by bit.', 'Remove it.');
    }
  }
};

/** Who gets a page says which. */
const paging: Rule = function* ({ operations }) {
  for (const operation of operations) {
    const { body: asked, result } = operation.value;
    if (result && 'page' in result && !(asked && 'page' in asked))
      yield broken(
        inside(operation, ['result'], undefined),
        'A page is asked for with a paging body.',
        'Add "body": {"page": {"$ref": …}, "filter": […]}, or answer with a list.',
      );
  }
};

/** An operation is found in the file that its id begins with. */
const found: Rule = function* ({ operations }) {
  for (const operation of operations) {
    const [word = ''] = operation.id.split('.');
    if (word !== operation.file.name)
      yield broken(
        operation,
        `"${operation.id}" is looked for in the file "${word}".`,
        `Move it there, or let its id begin with "${operation.file.name}.".`,
      );
  }
};

/** A filter has words of its own in the paging body: no general one, and none of another filter's. */
const own: Rule = function* ({ operations, propertiesOf }) {
  for (const operation of operations) {
    const { body: source } = operation.value;
    if (!source || !('filter' in source)) continue;
    const properties = propertiesOf(source.page) ?? {};
    const taken = new Set<string>(pagingWords);
    for (const name of elements(inside(operation, ['body'], source), 'filter', source.filter)) {
      const words = isRanged(properties[name.value] ?? {})
        ? [fromName(name.value), toName(name.value)]
        : [name.value];
      for (const word of words) {
        if (taken.has(word))
          yield broken(
            name,
            `"${word}" means something else in this paging body.`,
            'Rename the property, or remove the filter.',
          );
        taken.add(word);
      }
    }
  }
};

export const operations: readonly Rule[] = [
  ids,
  found,
  clash,
  body,
  path,
  twice,
  reserved,
  filters,
  own,
  paging,
];
