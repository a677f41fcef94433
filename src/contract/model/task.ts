import type { OperationResult } from './resource.ts';

/**
 * A form that runs one operation once: export, import, copy. The form is that of `entity`; its properties are
 * the operation's parameters by name. `bodyProperty`, if set, is sent as the body.
 */
export interface Task {
  readonly name: string;
  readonly entity: string;
  readonly operation: string;
  /**
   * Takes the same arguments and returns the planned changes (entity `importPlan`), shown before the task
   * runs.
   */
  readonly plan?: string;
  /** The property sent as the body; text of a `json` widget is parsed first. */
  readonly bodyProperty?: string;
  readonly hide: readonly string[];
  readonly groups: readonly string[];
  /**
   * A list whose selection fills `property`; the form's other properties that are its filters apply to it.
   */
  readonly selection?: { readonly property: string; readonly resource: string };
  /** Entity of the affected records: its captions are loaded too. */
  readonly targetEntity: string;
  /** The use of the answer: save it as a file, or show it as a result. */
  readonly onSuccess: 'download' | 'show';
  readonly result?: OperationResult;
  /** Message key of the toast after success. */
  readonly successMessage: string;
  /** Message key of the toast after failure. */
  readonly failureMessage?: string;
}
