import { useEffect, useReducer } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import type { OperationArgs } from '../../../api/buildRequest.ts';
import { useSession } from '../../../api/sessionStore.ts';
import { buildLookup, type Option } from './lookup.ts';
import { findOfferedOption, lookupArgsOf, lookupOperationOf, useLookupAnswer } from './useOption.ts';

/** The service allows no more. An import of `maxPageSize` would cost a chunk of its own. */
const optionsOfCall = 1000;

/** Beyond so many options, a chosen record shows its key. */
const maxOptions = 10_000;

type Names = ReadonlyMap<string, string>;

const withNames = (names: Names, options: readonly Option[]): Names =>
  new Map([...names, ...options.map(({ value, label }) => [value, label] as const)]);

interface ChosenNames {
  /** The name of a chosen record; its key until the name is known, or if there is none. */
  readonly nameOf: (value: string) => string;
  /** Keeps the names of options that may not be offered later. */
  readonly keep: (options: readonly Option[]) => void;
}

/**
 * The names of the chosen records. If the first page of options lacks some of them, the list is read once in large
 * pages, because a look-up for each record would be a call for each chip.
 */
export function useNames(
  reference: FieldReference,
  record: Readonly<Record<string, unknown>>,
  chosen: readonly string[],
): ChosenNames {
  const offer = useLookupAnswer(reference, record);
  const [kept, keep] = useReducer(withNames, new Map());
  const args = lookupArgsOf(buildLookup(reference, lookupOperationOf(reference), record, useSession()));
  const unnamed = chosen.filter(
    (value) => !kept.has(value) && findOfferedOption(reference, offer, value).isElsewhere,
  );
  // As text, because it stays the same while its content does.
  const asked = args && unnamed.length > 0 ? JSON.stringify([args, unnamed]) : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    const [args, values]: [OperationArgs, string[]] = JSON.parse(asked);
    const leaving = new AbortController();
    import('./loadOptionNames.ts')
      .then(({ loadOptionNames }) =>
        loadOptionNames(reference, args, {
          pageSize: optionsOfCall,
          signal: leaving.signal,
          isEnough: (names) => names.size >= maxOptions || values.every((value) => names.has(value)),
        }),
      )
      .then(({ data }) => data && keep(values.map((value) => ({ value, label: data.get(value) ?? value }))))
      // The chips keep their keys.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [reference, asked]);
  return {
    nameOf: (value) => kept.get(value) ?? findOfferedOption(reference, offer, value).option?.label ?? value,
    keep,
  };
}
