import { rangeFromName, rangeToName } from '../../../src/contract/api/derivedNames.ts';
import { pagingParameters } from '../../emit/schema/pagingSchema.ts';
import { pathParametersOf } from '../../normalize/normalizeOperations.ts';
import { hasRangeFilter } from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { didYouMean, elementLocations, locationAt, violation } from '../RuleViolation.ts';

/** An operation id is given once. */
const distinctIds: SchemaRule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const other = seen.get(operation.id);
    if (other)
      yield violation(
        operation,
        `${other} has an operation "${operation.id}" too.`,
        'Rename one of the two.',
      );
    seen.set(operation.id, operation.file.path);
  }
};

/** Two calls differ in method or path. */
const distinctPaths: SchemaRule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const { method, path } = operation.value;
    const key = `${operation.service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = seen.get(key);
    if (other)
      yield violation(
        locationAt(operation, ['path'], path),
        `"${other}" is the same call: ${method} ${path}.`,
        'Change one of the two, or remove it.',
      );
    seen.set(key, operation.id);
  }
};

/** A GET has no body. */
const noGetBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    if (operation.value.method === 'GET' && operation.value.body)
      yield violation(
        locationAt(operation, ['body'], undefined),
        'A GET has no body.',
        'Make it a POST, or pass query parameters.',
      );
};

const pathPattern = /^(\/([A-Za-z0-9_-]+|\{[a-zA-Z]\w*\}))+$/;

/** A path is made of words and {parameters}. */
const pathSyntax: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    if (!pathPattern.test(operation.value.path))
      yield violation(
        locationAt(operation, ['path'], undefined),
        `"${operation.value.path}" is no path.`,
        'Write it like /erp/{uuid}; query parameters stand in "query".',
      );
};

/** A parameter has one place. */
const distinctParameters: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const inPath = pathParametersOf(operation.value.path);
    for (const name of Object.keys(operation.value.query ?? {}))
      if (inPath.includes(name))
        yield violation(
          locationAt(operation, ['query', name], undefined),
          `"${name}" is part of the path already.`,
          'Remove it from "query".',
        );
    if (new Set(inPath).size < inPath.length)
      yield violation(
        locationAt(operation, ['path'], undefined),
        'A path parameter is there twice.',
        'Rename one of the two.',
      );
  }
};

/** What the call helper adds or passes otherwise is no parameter: the language, the body. */
const reservedParameters: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const name of ['lang', 'body'])
      if (name in (operation.value.query ?? {}))
        yield violation(
          locationAt(operation, ['query', name], undefined),
          `The call helper fills "${name}" itself.`,
          'Rename or remove it.',
        );
};

/** Filters are properties of what is listed, and tell no secret. */
const filterProperties: SchemaRule = function* ({ operations, propertiesOf }) {
  for (const operation of operations) {
    const source = operation.value.body;
    if (!source || !('filter' in source)) continue;
    const known = propertiesOf(source.page);
    if (known === undefined) continue;
    for (const name of elementLocations(locationAt(operation, ['body'], source), 'filter', source.filter)) {
      if (!(name.value in known))
        yield violation(
          name,
          `The entity has no property "${name.value}" to filter by.`,
          didYouMean(name.value, Object.keys(known)),
        );
      if (known[name.value]?.writeOnly)
        yield violation(name, 'To filter by a secret would tell it bit by bit.', 'Remove it.');
    }
  }
};

/** Who gets a page says which. */
const pagingBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const { body: asked, result } = operation.value;
    if (result && 'page' in result && !(asked && 'page' in asked))
      yield violation(
        locationAt(operation, ['result'], undefined),
        'A page is asked for with a paging body.',
        'Add "body": {"page": {"$ref": …}, "filter": […]}, or answer with a list.',
      );
  }
};

/** An operation is found in the file that its id begins with. */
const operationFile: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const [word = ''] = operation.id.split('.');
    if (word !== operation.file.name)
      yield violation(
        operation,
        `"${operation.id}" is looked for in the file "${word}".`,
        `Move it there, or let its id begin with "${operation.file.name}.".`,
      );
  }
};

/** A filter has words of its own in the paging body: no general one, and none of another filter's. */
const distinctFilterNames: SchemaRule = function* ({ operations, propertiesOf }) {
  for (const operation of operations) {
    const { body: source } = operation.value;
    if (!source || !('filter' in source)) continue;
    const properties = propertiesOf(source.page) ?? {};
    const taken = new Set<string>(pagingParameters);
    for (const name of elementLocations(locationAt(operation, ['body'], source), 'filter', source.filter)) {
      const words = hasRangeFilter(properties[name.value] ?? {})
        ? [rangeFromName(name.value), rangeToName(name.value)]
        : [name.value];
      for (const word of words) {
        if (taken.has(word))
          yield violation(
            name,
            `"${word}" means something else in this paging body.`,
            'Rename the property, or remove the filter.',
          );
        taken.add(word);
      }
    }
  }
};

export const operationRules: readonly SchemaRule[] = [
  distinctIds,
  operationFile,
  distinctPaths,
  noGetBody,
  pathSyntax,
  distinctParameters,
  reservedParameters,
  filterProperties,
  distinctFilterNames,
  pagingBody,
];
