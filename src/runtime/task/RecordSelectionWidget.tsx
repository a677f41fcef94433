import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Resource } from '../../contract/model/resource.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useResource } from '../core/lazy/resourceModules.ts';
import controls from '../core/theme/controls.module.css';
import { useFormScope } from '../fields/FormScope.ts';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { readAllUuids } from '../list/query/readAll.ts';
import type { ListState } from '../list/query/useListState.ts';
import { useRows } from '../list/query/useRows.ts';
import { Pager } from '../list/table/Pager.tsx';
import { RecordSelectionTable } from './RecordSelectionTable.tsx';
import styles from './task.module.css';
import { formFiltersOf } from './taskForm.ts';

/**
 * Records selected from a list, filtered by the other fields of the form. A new filter clears the selection.
 */
export function RecordSelectionWidget({
  id,
  value,
  onChange,
  options,
  rawErrors = [],
}: WidgetProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const resource = useResource(String(options.picks));
  const { state, ...paging } = useSelectionPaging(resource);
  const { rows, total, error, more, pageSize, isStale, isOther, retry } = useRows(resource, state);
  const [collected, setCollected] = useState<number>();
  const selected = useMemo(() => new Set<string>(Array.isArray(value) ? value : []), [value]);
  const select = (uuids: Iterable<string>) => onChange([...uuids]);

  const filterKey = JSON.stringify(state.filters);
  const selectedFrom = useRef(filterKey);
  useEffect(() => {
    if (selectedFrom.current === filterKey) return;
    selectedFrom.current = filterKey;
    onChange([]);
  }, [filterKey, onChange]);

  async function selectAll(): Promise<void> {
    setCollected(0);
    const all = await readAllUuids(resource, state, setCollected);
    setCollected(undefined);
    if (all && selectedFrom.current === filterKey) select(all);
  }

  return (
    <div className={styles.selection}>
      <div className={styles.selectionSummary}>
        <span role="status" data-wrong={rawErrors.length > 0}>
          {collected === undefined
            ? (rawErrors[0] ?? t('task.pick.count', { count: number(selected.size) }))
            : t('task.pick.collecting', { count: number(collected) })}
        </span>
        {total !== undefined && total > selected.size && (
          <button
            type="button"
            className={controls.button}
            disabled={collected !== undefined}
            onClick={() => void selectAll()}
          >
            {t('task.pick.all', { count: number(total) })}
          </button>
        )}
        {selected.size > 0 && (
          <button type="button" className={controls.quiet} onClick={() => select([])}>
            {t('task.pick.clear')}
          </button>
        )}
      </div>
      {error && <ErrorNotice error={error} retry={retry} />}
      <RecordSelectionTable
        id={id}
        resource={resource}
        rows={error && !rows ? [] : rows}
        isStale={isStale}
        isOther={isOther}
        selected={selected}
        select={select}
        isInvalid={rawErrors.length > 0}
      />
      <Pager rows={rows} total={total} more={more} pageSize={pageSize} list={{ state, ...paging }} />
    </div>
  );
}

/** Page and filters of the list; not in the URL, because they are part of the form input. */
function useSelectionPaging(resource: Resource) {
  const { form, data } = useFormScope();
  const [pageSize, setPageSize] = useState<number>();
  const [place, setPlace] = useState({ page: 0, narrow: '' });
  const filters = formFiltersOf(form, resource, data);
  const narrow = JSON.stringify({ filters, pageSize });
  const state = useMemo(
    (): ListState => ({
      page: place.narrow === narrow ? place.page : 0,
      ...(pageSize && { pageSize }),
      sort: resource.sort?.property ?? '',
      order: resource.sort?.order ?? 'asc',
      filters: JSON.parse(narrow).filters,
    }),
    [place, narrow, pageSize, resource],
  );
  return { state, setPageSize, setPage: (page: number) => setPlace({ page, narrow }) };
}
