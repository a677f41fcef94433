import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useFormScope } from '../form/FormScope.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useResource } from '../lazy/resourceModules.ts';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { Pager } from '../list/Pager.tsx';
import type { ListState } from '../list/useListState.ts';
import { useRows } from '../list/useRows.ts';
import { uuidsOf } from '../list/uuidsOf.ts';
import controls from '../theme/controls.module.css';
import { narrowing } from './narrowing.ts';
import { PickTable } from './PickTable.tsx';
import styles from './task.module.css';

/** Records picked from a list, which the other fields of the form narrow. Another narrowing starts without a choice. */
export function PickWidget({ id, value, onChange, options, rawErrors = [] }: WidgetProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const resource = useResource(String(options.picks));
  const { state, ...paging } = usePaging(resource);
  const { rows, total, error, more, pageSize, isStale, retry } = useRows(resource, state);
  const [collected, setCollected] = useState<number>();
  const picked = useMemo(() => new Set<string>(Array.isArray(value) ? value : []), [value]);
  const pick = (uuids: Iterable<string>) => onChange([...uuids]);

  const narrow = JSON.stringify(state.filters);
  const pickedFrom = useRef(narrow);
  useEffect(() => {
    if (pickedFrom.current === narrow) return;
    pickedFrom.current = narrow;
    onChange([]);
  }, [narrow, onChange]);

  async function pickAll(): Promise<void> {
    setCollected(0);
    const all = await uuidsOf(resource, state, setCollected);
    setCollected(undefined);
    if (all && pickedFrom.current === narrow) pick(all);
  }

  return (
    <div className={styles.picks}>
      <div className={styles.picked}>
        <span role="status" data-wrong={rawErrors.length > 0}>
          {collected === undefined
            ? (rawErrors[0] ?? t('task.pick.count', { count: number(picked.size) }))
            : t('task.pick.collecting', { count: number(collected) })}
        </span>
        {total !== undefined && total > picked.size && (
          <button
            type="button"
            className={controls.button}
            disabled={collected !== undefined}
            onClick={() => void pickAll()}
          >
            {t('task.pick.all', { count: number(total) })}
          </button>
        )}
        {picked.size > 0 && (
          <button type="button" className={controls.quiet} onClick={() => pick([])}>
            {t('task.pick.clear')}
          </button>
        )}
      </div>
      {error && <ErrorNotice error={error} retry={retry} />}
      <PickTable
        id={id}
        resource={resource}
        rows={error && !rows ? [] : rows}
        isStale={isStale}
        picked={picked}
        pick={pick}
        isWrong={rawErrors.length > 0}
      />
      <Pager rows={rows} total={total} more={more} pageSize={pageSize} controls={{ state, ...paging }} />
    </div>
  );
}

/** Page and filters of the list; not in the URL, for they are part of what is being typed. */
function usePaging(resource: Resource) {
  const { form, data } = useFormScope();
  const [pageSize, setPageSize] = useState<number>();
  const [place, setPlace] = useState({ page: 0, narrow: '' });
  const filters = narrowing(form, resource, data);
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
