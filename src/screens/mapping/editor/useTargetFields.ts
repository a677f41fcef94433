import { useMemo } from 'react';
import type { Field } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import type { OperationError } from '../../../runtime/api/answer.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { targetFieldsOf } from './targetFieldsOf.ts';
import { useSample } from './useSample.ts';

const noFields: readonly Field[] = [];

interface TargetFieldsResult {
  /** Those of the target sample first, then the other fields of the service. */
  readonly targets: readonly Field[];
  /** The fields to suggest sources for: those of the target sample if there is one, otherwise all. */
  readonly wanted: readonly Field[];
  readonly error: OperationError | undefined;
  readonly retry: () => void;
}

/**
 * The target fields of an interface: those of its target sample, and those of the service (GET /field). The
 * service's type and description of a field take precedence.
 */
export function useTargetFields({ uuid, interfaceName }: Row): TargetFieldsResult {
  const args = typeof interfaceName === 'string' ? { interfaceName } : null;
  const { data: known = noFields, error, mutate } = useOperation('field.query', args, { inline: true });
  const [sample] = useSample(uuid, 'target');
  const { targets, wanted } = useMemo(
    () => mergeFields(targetFieldsOf(tryParseExactJson(sample)), known),
    [sample, known],
  );
  return { targets, wanted, error, retry: () => void mutate() };
}

/** The order of `sampled`, then the rest of `known`. */
function mergeFields(sampled: readonly Field[], known: readonly Field[]) {
  if (sampled.length === 0) return { targets: known, wanted: known };
  const byName = new Map(known.map((field) => [field.name, field]));
  const wanted = sampled.map((field) => byName.get(field.name) ?? field);
  const names = new Set(wanted.map(({ name }) => name));
  return { targets: [...wanted, ...known.filter(({ name }) => !names.has(name))], wanted };
}
