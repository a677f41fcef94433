import { ServiceError } from '../../../platform/base/ServiceError.ts';
import {
  isLockTimeout,
  isRolledBack,
  StatementError,
} from '../../../platform/store/databases/StatementError.ts';
import { DuplicateError } from '../../../platform/store/records/RecordRepository.ts';

/**
 * Every further attempt would fail as well: because of a value (SQLSTATE classes 22, 23 and 54; TypeError and
 * RangeError of the service), or the service refuses it.
 */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof ServiceError ||
  error instanceof DuplicateError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof StatementError && /^(2[23]|54)/.test(error.code));

/** A refused transaction had no effect: each call may run again, alone. For a lock, each of them would wait again. */
export const canRepeat = (error: unknown): boolean =>
  error instanceof ServiceError ||
  error instanceof DuplicateError ||
  (isRolledBack(error) && !isLockTimeout(error));
