import type { Action } from '../../contract/resource.ts';

/** The message of a failed action when the service gives no reason (schemas/SPECIFICATION.md section 8.3, "Messages"). */
export const failureOf = ({ onSuccess: outcome }: Pick<Action, 'onSuccess'>): string =>
  outcome === 'download' ? 'message.exportFailed' : 'message.operationFailed';
