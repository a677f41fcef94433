import type { Operation } from '../../contract/operation.ts';
import type { Resource } from '../../contract/resource.ts';
import { argsByName } from '../api/argsByName.ts';
import type { Args } from '../api/buildRequest.ts';
import type { Data } from './FormScope.ts';

/**
 * How a record is sent. Of a resource with many it is the body; a single record is named by parameters, out of the
 * constants and of itself, and one of its properties may be the whole body (schemas/SPECIFICATION.md section 7.4, "Field rules").
 */
export function savingArgs(
  { roles, constants, bodyProperty: body }: Pick<Resource, 'roles' | 'constants' | 'bodyProperty'>,
  operation: Operation,
  record: Data,
): Args {
  if (!roles.save) return { body: record };
  const named = argsByName(operation, { ...record, ...constants });
  return operation.body ? { ...named, body: body ? record[body] : record } : named;
}
