import { useMemo } from 'react';
import { usePhrases } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useForm } from '../../../runtime/lazy/resourceModules.ts';
import { breaches } from '../findings/breaches.ts';
import type { Finding } from '../findings/Finding.ts';
import { useCellOf } from '../sheet/useCellOf.ts';
import type { Assignment } from './assign.ts';
import { type ImportPlan, planImport } from './planImport.ts';
import type { Table } from './Table.ts';

/** What an import would bring, and what is wrong with it: the rows can be imported all the same, and be put right in the sheet. */
export function useImportPlan(
  table: Table,
  assignment: Assignment,
): ImportPlan & { readonly problems: readonly Finding[] } {
  const cellOf = useCellOf();
  const form = useForm('interface');
  const { translate, has } = usePhrases();
  const plan = useMemo(() => planImport(table, assignment, cellOf), [table, assignment, cellOf]);
  const problems = useMemo(() => breaches(plan.rows, form, { translate, has }), [plan, form, translate, has]);
  return { ...plan, problems };
}
