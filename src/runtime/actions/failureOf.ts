import type { Action } from '../../contract/resource.ts';

/** What is said of an action that failed when the service does not say why (SPEC.md section 8, "Messages"). */
export const failureOf = ({ outcome }: Pick<Action, 'outcome'>): string =>
  outcome === 'download' ? 'message.exportFailed' : 'message.operationFailed';
