import type { RecordCheck } from '../platform/operations/RecordCheck.ts';
import { checkSuccessRule } from './transport/success/checkSuccessRule.ts';

/** Checks of records by entity. */
export const recordChecks: Readonly<Record<string, RecordCheck>> = {
  erp: checkSuccessRule('erp'),
  interface: checkSuccessRule('interface'),
};
