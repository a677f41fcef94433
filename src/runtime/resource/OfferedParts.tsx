import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Part } from '../../contract/resource.ts';
import { useOperation } from '../api/useOperation.ts';
import { parametersOf } from '../fields/reference/parametersOf.ts';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { useSession } from '../session/useSession.ts';
import { Skeleton } from './Skeleton.tsx';

interface OfferedPartsProps {
  readonly parts: readonly Part[];
  readonly record: Row;
  /** `problems`: why it is not known of some whether they are offered. */
  readonly children: (offered: readonly Part[], problems: ReactNode) => ReactNode;
}

/**
 * The parts that this record has: those without a condition, and those where the service says yes (`where`). One part a
 * component, for each asks a question of its own.
 */
export function OfferedParts({ parts, record, children }: OfferedPartsProps): ReactNode {
  const [first, ...rest] = parts;
  if (!first) return children([], null);
  const others = (isOffered: boolean, problem?: ReactNode): ReactNode => (
    <OfferedParts parts={rest} record={record}>
      {(offered, problems) =>
        children(
          isOffered ? [first, ...offered] : offered,
          problem ? (
            <>
              {problem}
              {problems}
            </>
          ) : (
            problems
          ),
        )
      }
    </OfferedParts>
  );
  return first.visibleIf ? (
    <Asked where={first.visibleIf} record={record}>
      {others}
    </Asked>
  ) : (
    others(true)
  );
}

interface AskedProps {
  readonly where: NonNullable<Part['visibleIf']>;
  readonly record: Row;
  readonly children: (isOffered: boolean, problem?: ReactNode) => ReactNode;
}

function Asked({ where, record, children }: AskedProps): ReactNode {
  const asked = parametersOf(where.params, record, useSession());
  const { data, error, isLoading, mutate } = useOperation(
    where.operation,
    asked.missing === undefined ? asked.values : null,
    { inline: true },
  );
  if (isLoading) return <Skeleton />;
  // A back end without the call offers nothing; of any other failure is told.
  const isUnknown = error && data === undefined && error.answer.status !== 404;
  return children(data === true, isUnknown && <ErrorNotice error={error} retry={() => void mutate()} />);
}
