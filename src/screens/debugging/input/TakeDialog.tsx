import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import type { Resource } from '../../../contract/resource.ts';
import { Dialog } from '../../../runtime/feedback/Dialog.tsx';
import { useDebounced } from '../../../runtime/fields/reference/useDebounced.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { Pager } from '../../../runtime/list/Pager.tsx';
import type { ListState } from '../../../runtime/list/useListState.ts';
import { useRows } from '../../../runtime/list/useRows.ts';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import { useNarrowed } from '../../../runtime/resource/useNarrowed.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import type { Source } from './sources.ts';
import { TakeTable } from './TakeTable.tsx';
import type { DraftControls } from './useDraft.ts';

interface TakeDialogProps extends Pick<DraftControls, 'take'> {
  readonly source: Source;
  readonly interfaceUuid: string;
  readonly close: () => void;
}

/** The documents of an interface that the service keeps, to take one as input. */
export function TakeDialog({ source, interfaceUuid, take, close }: TakeDialogProps): ReactNode {
  const t = useTranslate();
  const resource = useNarrowed(source.resource, { ...source.constants, interfaceUuid });
  const [typed, setTyped] = useState('');
  const { state, ...paging } = usePaging(resource, source.search, useDebounced(typed));
  const { rows, total, more, error, isStale, retry } = useRows(resource, state);
  const choose = async (row: Row): Promise<void> => {
    const origin = String(row[resource.displayProperty] ?? row.uuid);
    if (await take(String(row[source.document]), origin)) close();
  };
  return (
    <Dialog wide title={t(`debugging.take.${source.name}.title`)} onClose={close}>
      <div className={styles.take}>
        {error?.answer.status === 404 ? (
          <Notice text={t(`debugging.take.${source.name}.notOffered`)} />
        ) : (
          <>
            <input
              type="search"
              className={controls.input}
              aria-label={t('debugging.take.search')}
              placeholder={t(`${fieldKey(resource.entity, [source.search])}.title`)}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {error && <ErrorNotice error={error} retry={retry} />}
            <TakeTable
              resource={resource}
              source={source}
              rows={error ? [] : rows}
              isStale={isStale}
              none={t(typed === '' ? `debugging.take.${source.name}.none` : 'debugging.take.noMatch')}
              choose={(row) => void choose(row)}
            />
            <Pager rows={rows} total={total} more={more} controls={{ state, ...paging }} />
          </>
        )}
        <div className={styles.end}>
          <button type="button" className={controls.button} onClick={close}>
            {t('feedback.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Page and filter of the list; not in the URL, for nobody shares a dialog. A new filter begins with the first page. */
function usePaging({ sort }: Resource, property: string, search: string) {
  const [pageSize, setPageSize] = useState(10);
  const [place, setPlace] = useState({ page: 0, search });
  const page = place.search === search ? place.page : 0;
  const state = useMemo(
    (): ListState => ({
      page,
      pageSize,
      sort: sort?.property ?? '',
      order: sort?.order ?? 'asc',
      filters: search.trim() === '' ? {} : { [property]: search.trim() },
    }),
    [page, pageSize, sort, property, search],
  );
  return { state, setPageSize, setPage: (next: number) => setPlace({ page: next, search }) };
}
