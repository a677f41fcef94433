import { diffRecords } from '../../../contract/json/diffJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/** An operation of a JSON Patch (RFC 6902). `path` is a JSON pointer (RFC 6901). */
type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Returns the operations that change a record into another one. Lists are replaced as a whole. `add` sets a property that
 * may exist: a record may have null, or a value that its form does not show.
 * @param at JSON pointer to the record
 */
export const patchOf = (before: FormValues, after: FormValues, at = ''): PatchOperation[] =>
  diffRecords(before, after).flatMap(({ path: name, before: old, after: value }): PatchOperation[] => {
    const path = `${at}/${escapeName(name)}`;
    if (isRecord(old) && isRecord(value)) return patchOf(old, value, path);
    if (isAbsent(value)) return isAbsent(old) ? [] : [{ op: 'remove', path }];
    return [{ op: isAbsent(old) ? 'add' : 'replace', path, value }];
  });
