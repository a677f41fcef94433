import type { Row } from '../../../../contract/api/envelope.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';

const { lifecycle, retention } = entityOf('pendingData').model;

/** Finished documents are those that the retention removes. The database keeps them in their own partition. */
const finishedStates: readonly unknown[] = retention?.where?.status ?? [];

/** Returns whether a document is neither delivered nor cancelled (schemas/SPECIFICATION.md section 4.3). */
export const isUndelivered = ({ status }: Row): boolean => !finishedStates.includes(status);

/** The states in which a document can be cancelled: it waits, or it failed. */
export const cancellableStates: readonly string[] = (lifecycle?.transitions.cancel?.from.status ?? []).map(
  String,
);

/** The states of documents that failed: they are retried later, or only after a reset. */
export const failedStates: readonly string[] = ['FAILED', 'BLOCKED'];

/** SQL: a document is not delivered and not cancelled. Queries then read the partition of such documents only. */
export const isWaitingSql = (table: string): string => `NOT ${table}.finished`;
