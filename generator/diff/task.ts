import type { Table } from './judge.ts';
import { nothing, offered, words } from './judges.ts';
import { groups, hide } from './resource.ts';

/** schemas/vocabulary/task.schema.json */
export const taskTable: Table = {
  $schema: nothing,
  title: words,
  description: words,
  submit: words,
  'x-i18n': words,
  entity: offered,
  targetEntity: offered,
  operation: offered,
  plan: offered,
  bodyProperty: offered,
  hide,
  groups,
  selection: offered,
  onSuccess: offered,
  successMessage: words,
  failureMessage: words,
};
