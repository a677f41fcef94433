import type { ErrorSchema } from '@rjsf/utils';

/** Whether an error is told anywhere in a tree of them: where one was, rjsf leaves its place behind. */
export const holdsErrors = ({ __errors: own = [], ...parts }: ErrorSchema): boolean =>
  own.length > 0 || Object.values(parts).some((part) => part !== undefined && holdsErrors(part));
