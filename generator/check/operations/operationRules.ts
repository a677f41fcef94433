import { rangeFromName, rangeToName } from '../../../src/contract/api/derivedNames.ts';
import { pagingParameters } from '../../emit/schema/pagingSchema.ts';
import { pathParametersOf } from '../../normalize/normalizeOperations.ts';
import { hasRangeFilter, type SchemaRule } from '../RuleContext.ts';
import { didYouMean, elementLocations, locationAt, violation } from '../RuleViolation.ts';
import type { OperationLocation } from './OperationLocation.ts';

/** No two operations have the same id. */
const distinctIds: SchemaRule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const other = seen.get(operation.id);
    if (other)
      yield violation(
        operation,
        `${other} also has an operation "${operation.id}".`,
        'Rename one of the two.',
      );
    seen.set(operation.id, operation.file.path);
  }
};

/**
 * No two operations of a service have the same method and path. Those that send a state may share them with an
 * operation that changes a record.
 */
const distinctPaths: SchemaRule = function* ({ operations }) {
  const seen = new Map<string, string>();
  for (const operation of operations) {
    const { method, path, state } = operation.value;
    if (state) continue;
    const key = `${operation.backend?.name} ${operation.service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = seen.get(key);
    if (other)
      yield violation(
        locationAt(operation, ['path'], path),
        `"${other}" has the same method and path: ${method} ${path}.`,
        'Change one of the two, or remove it.',
      );
    seen.set(key, operation.id);
  }
};

const isPagedByQuery = ({ value: { body }, backend }: OperationLocation): boolean =>
  body !== undefined && 'page' in body && backend?.value.list.paging.style !== 'body';

/** A GET has no body, except the page and filters of a list that its back end takes as query parameters. */
const noGetBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    if (operation.value.method === 'GET' && operation.value.body && !isPagedByQuery(operation))
      yield violation(
        locationAt(operation, ['body'], undefined),
        'A GET cannot have a body.',
        'Make it a POST, or pass query parameters.',
      );
};

const pathPattern = /^(\/([A-Za-z0-9_-]+|\{_?[a-zA-Z]\w*\}))+$/;

/** All characters of a segment in RFC 3986, without percent-encoding and the segments `.` and `..`. */
const barePathPattern = /^(\/(?!\.{1,2}(\/|$))([A-Za-z0-9\-._~!$&'()*+,;=:@]|\{_?[a-zA-Z]\w*\})+)+\/?$/;

/** Returns whether a path is valid for a back end with bare answers. */
export const isBarePath = (path: string): boolean => barePathPattern.test(path);

/**
 * A path consists of words and `{parameters}`, each after a slash. With bare answers, a part may have both and
 * signs such as `.`, `:` and `$`, and the path may end with a slash.
 */
const pathSyntax: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const isBare = operation.backend?.value.answer.style === 'bare';
    const { path } = operation.value;
    if (!(isBare ? isBarePath(path) : pathPattern.test(path)))
      yield violation(
        locationAt(operation, ['path'], undefined),
        `"${path}" is not a valid path.`,
        'Write a path like /erp/{uuid}, and put query parameters in "query".',
      );
  }
};

/** A parameter appears only once in the path, and not in both path and query. */
const distinctParameters: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const inPath = pathParametersOf(operation.value.path);
    for (const name of Object.keys(operation.value.query ?? {}))
      if (inPath.includes(name))
        yield violation(
          locationAt(operation, ['query', name], undefined),
          `The query parameter "${name}" is already in the path.`,
          'Remove it from "query".',
        );
    if (new Set(inPath).size < inPath.length)
      yield violation(
        locationAt(operation, ['path'], undefined),
        'A path parameter appears twice.',
        'Rename one of the two.',
      );
  }
};

/**
 * No query parameter has the name `body` or that of the back end's `language`. The call helper adds the language
 * and passes the body itself.
 */
const reservedParameters: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const name of [operation.backend?.value.language?.parameter, 'body'])
      if (name !== undefined && name in (operation.value.query ?? {}))
        yield violation(
          locationAt(operation, ['query', name], undefined),
          `The parameter "${name}" is reserved, because the call helper fills it.`,
          'Rename or remove it.',
        );
};

/** Every `filter` of a paging body is a property of the listed entity and not a secret. */
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
        yield violation(
          name,
          'A secret cannot be a filter, because filters would reveal it.',
          'Remove the filter.',
        );
    }
  }
};

/** An operation that answers with a page takes a paging body. */
const pagingBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const { body: asked, result } = operation.value;
    if (result && 'page' in result && !(asked && 'page' in asked))
      yield violation(
        locationAt(operation, ['result'], undefined),
        'An operation that answers with a page requires a paging body.',
        'Add "body": {"page": {"$ref": …}, "filter": […]}, or answer with a list.',
      );
  }
};

/** The id of an operation begins with the name of its file. */
const operationFile: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const [word = ''] = operation.id.split('.');
    if (word !== operation.file.name)
      yield violation(
        operation,
        `The operation "${operation.id}" belongs in the file "${word}".`,
        `Move it there, or begin its id with "${operation.file.name}.".`,
      );
  }
};

/**
 * A filter shares no parameter name with another filter or with paging, such as `page` or `sort`. A range
 * filter has two names: `<name>From` and `<name>To`.
 */
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
            `The parameter "${word}" already exists in this paging body.`,
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
