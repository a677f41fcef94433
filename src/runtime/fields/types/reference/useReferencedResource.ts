import { useEffect, useState } from 'react';
import type { FieldReference, Resource } from '../../../../contract/model/resource.ts';
import { useMissingOperations } from '../../../api/missingOperations.ts';
import type { FormValues } from '../../FormScope.ts';
import { createScreenOf } from './createScreen.ts';

/**
 * The resource that creates the records of a reference, once it is loaded; undefined if the console creates
 * none, or only on the screens of families, which differ in their constants.
 * @param isWanted false while nobody needs it
 */
export function useReferencedResource(reference: FieldReference, isWanted: boolean): Resource | undefined {
  const [resource, setResource] = useState<Resource>();
  const { names } = useMissingOperations();
  const { operation } = reference;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    createScreenOf(operation).then(
      (found) => {
        if (!isGone && found && Object.keys(found.resource.constants).length === 0)
          setResource(found.resource);
      },
      // The picker still offers the existing records.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [operation, isWanted]);
  return resource && !names.has(resource.roles.create ?? '') ? resource : undefined;
}

/**
 * The initial values of a new record from a picker: those of the referring record that the look-up filters
 * by, and the typed text as its name.
 */
export function newRecordValues(
  { params = {} }: FieldReference,
  { displayProperty }: Pick<Resource, 'displayProperty'>,
  record: FormValues,
  typed: string,
): FormValues {
  const filtered = Object.entries(params).flatMap(([name, source]) =>
    'record' in source ? [[name, record[source.record]] as const] : [],
  );
  return { ...Object.fromEntries(filtered), ...(typed.trim() !== '' && { [displayProperty]: typed.trim() }) };
}
