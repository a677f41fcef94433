// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';
import type { Task } from '#contract/model/task.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}

export const tasks: Readonly<Record<string, Modules<Task>>> = {

};
