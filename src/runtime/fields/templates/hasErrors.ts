import type { ErrorSchema } from '@rjsf/utils';

/** True if a tree of errors has any message: rjsf keeps empty nodes of resolved errors. */
export const hasErrors = ({ __errors: own = [], ...parts }: ErrorSchema): boolean =>
  own.length > 0 || Object.values(parts).some((part) => part !== undefined && hasErrors(part));
