import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Part } from '../../contract/resource.ts';
import { useOperation } from '../api/useOperation.ts';
import { parametersOf } from '../fields/reference/parametersOf.ts';
import { useSession } from '../session/useSession.ts';
import { Skeleton } from './Skeleton.tsx';

interface OfferedPartsProps {
  readonly parts: readonly Part[];
  readonly record: Row;
  readonly children: (offered: readonly Part[]) => ReactNode;
}

/**
 * The parts that this record has: those without a condition, and those where the service says yes (`where`). One part a
 * component, for each asks a question of its own.
 */
export function OfferedParts({ parts, record, children }: OfferedPartsProps): ReactNode {
  const [first, ...rest] = parts;
  if (!first) return children([]);
  const others = (isOffered: boolean): ReactNode => (
    <OfferedParts parts={rest} record={record}>
      {(offered) => children(isOffered ? [first, ...offered] : offered)}
    </OfferedParts>
  );
  return first.where ? (
    <Asked where={first.where} record={record}>
      {others}
    </Asked>
  ) : (
    others(true)
  );
}

interface AskedProps {
  readonly where: NonNullable<Part['where']>;
  readonly record: Row;
  readonly children: (isOffered: boolean) => ReactNode;
}

function Asked({ where, record, children }: AskedProps): ReactNode {
  const asked = parametersOf(where.params, record, useSession());
  const { data, isLoading } = useOperation(
    where.operation,
    asked.missing === undefined ? asked.values : null,
    { inline: true },
  );
  return isLoading ? <Skeleton /> : children(data === true);
}
