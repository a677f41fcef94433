import type { Table } from './judge.ts';
import { anyChange, isAdditive, isLost, names, nothing, offered, words } from './judges.ts';
import { hide } from './resource.ts';

/** schemas/vocabulary/family.schema.json */
export const familyTable: Table = {
  $schema: nothing,
  title: words,
  description: words,
  'x-i18n': words,
  captions: words,
  route: offered,
  navigationOrder: words,
  extends: anyChange,
  constants: anyChange,
  flow: anyChange,
  hide,
  excludes: names(isLost, isAdditive),
  // Folded into what it varies (generator/expand), and told of that, at the family's file.
  properties: nothing,
  required: nothing,
  groups: nothing,
  columns: nothing,
  filters: nothing,
  operations: nothing,
  actions: nothing,
  lifecycle: nothing,
};
