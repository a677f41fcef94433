import type { OperationResult } from './resource.ts';

/**
 * Something that is done once with a form: export, import, copy. The form is that of `entity`; its properties are
 * the parameters of `operation` by name, and `body`, where there is one, is the property that is sent as the body.
 */
export interface Task {
  readonly name: string;
  readonly entity: string;
  readonly operation: string;
  /** Takes the same arguments and answers what would change (entity `importPlan`): shown before anything is done. */
  readonly plan?: string;
  /** The property that is the body; text of a `json` widget is parsed before it is sent. */
  readonly bodyProperty?: string;
  readonly hide: readonly string[];
  readonly groups: readonly string[];
  /** A list whose selection fills `property`; the form's other properties that are its filters narrow it. */
  readonly selection?: { readonly property: string; readonly resource: string };
  /** Entity of the records that it concerns: its captions are loaded too. */
  readonly targetEntity: string;
  /** What becomes of the answer: a file to keep, or a result to look at. */
  readonly onSuccess: 'download' | 'show';
  readonly result?: OperationResult;
  /** Message key of the toast after success. */
  readonly successMessage: string;
  /** Message key of the toast after failure. */
  readonly failureMessage?: string;
}
