import { posix } from 'node:path';
import type { FieldReference } from '../../src/contract/model/resource.ts';
import type { Project } from '../load/Project.ts';
import { resultOf } from '../load/resultOf.ts';
import type { ReferenceSource } from '../load/sources/SchemaSource.ts';

/** The files with the operations and the records that references name. */
export type ReferenceFiles = Pick<Project, 'entities' | 'endpoints'>;

interface ReferenceModel {
  readonly reference: FieldReference;
  /** The files of the operation and of its records. */
  readonly files: readonly string[];
}

/** Returns a function that adds the subtitle to an `x-reference`. */
export function createReferenceModels({
  entities,
  endpoints,
}: ReferenceFiles): (source: ReferenceSource) => ReferenceModel {
  const byPath = new Map(entities.map((file) => [file.path, file]));
  const calls = new Map(
    endpoints.flatMap(({ path, value: { operations = {} } }) =>
      Object.entries(operations).map(([id, { result }]) => [id, { path, result }]),
    ),
  );
  return (source) => {
    const call = calls.get(source.operation);
    const listed = byPath.get(
      posix.join(posix.dirname(call?.path ?? ''), (call && resultOf(call))?.ref.$ref ?? ''),
    );
    const subtitle = subtitleOf(source, listed?.value['x-natural-key'] ?? []);
    return {
      reference: { ...source, ...(subtitle.length > 0 && { subtitle }) },
      files: [call, listed].flatMap((file) => file?.path ?? []),
    };
  };
}

/**
 * Returns the rest of the natural key, if the label is only a part of it. A parameter has one value for all
 * options. A value that is itself in the key stands for every record with it.
 */
const subtitleOf = (
  { value, label, params = {} }: ReferenceSource,
  naturalKey: readonly string[],
): readonly string[] =>
  naturalKey.includes(label) && !naturalKey.includes(value)
    ? naturalKey.filter((name) => name !== label && !(name in params))
    : [];
