import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { useDebounced } from '../../../runtime/core/timing/useDebounced.ts';
import { Dialog } from '../../../runtime/feedback/dialog/Dialog.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import list from '../../../runtime/list/list.module.css';
import type { ListState } from '../../../runtime/list/query/useListState.ts';
import { useRows } from '../../../runtime/list/query/useRows.ts';
import { ColumnCells } from '../../../runtime/list/table/ColumnCells.tsx';
import { Pager } from '../../../runtime/list/table/Pager.tsx';
import { SkeletonRows } from '../../../runtime/list/table/SkeletonRows.tsx';
import { useScopedResource } from '../../../runtime/record/useScopedResource.ts';
import styles from '../debugging.module.css';
import type { DebugDocumentSource } from './debugDocumentSources.ts';
import type { DebugDraftControls } from './debugDraft.ts';

interface StoredDocumentDialogProps extends Pick<DebugDraftControls, 'take'> {
  readonly source: DebugDocumentSource;
  readonly interfaceUuid: string;
  readonly close: () => void;
}

/** The stored documents of an interface. The operator takes one as input. */
export function StoredDocumentDialog({
  source,
  interfaceUuid,
  take,
  close,
}: StoredDocumentDialogProps): ReactNode {
  const t = useTranslate();
  const resource = useScopedResource(source.resource, { ...source.constants, interfaceUuid });
  const [typed, setTyped] = useState('');
  const { state, ...paging } = usePaging(resource, source.searchProperty, useDebounced(typed));
  const { rows, total, more, error, isStale, retry } = useRows(resource, state);
  const choose = async (row: Row): Promise<void> => {
    const origin = String(row[resource.displayProperty] ?? row.uuid);
    if (await take(String(row[source.documentProperty]), origin)) close();
  };
  return (
    <Dialog wide title={t(`debugging.take.${source.name}.title`)} onClose={close}>
      <div className={styles.storedDocuments}>
        {error?.answer.status === 404 ? (
          <Notice text={t(`debugging.take.${source.name}.notOffered`)} />
        ) : (
          <>
            <input
              type="search"
              className={controls.input}
              aria-label={t('debugging.take.search')}
              placeholder={t(`${fieldKey(resource.entity, [source.searchProperty])}.title`)}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {error ? (
              <ErrorNotice error={error} retry={retry} />
            ) : (
              <StoredDocumentTable
                resource={resource}
                source={source}
                rows={rows}
                isStale={isStale}
                emptyText={t(typed === '' ? `debugging.take.${source.name}.none` : 'debugging.take.noMatch')}
                choose={(row) => void choose(row)}
              />
            )}
            <Pager rows={rows} total={total} more={more} list={{ state, ...paging }} />
          </>
        )}
        <div className={styles.alignEnd}>
          <button type="button" className={controls.button} onClick={close}>
            {t('feedback.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Page and filter of the list. They are not in the URL, because nobody shares a dialog. A new filter begins
 * with the first page.
 */
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

interface StoredDocumentTableProps {
  readonly resource: Resource;
  readonly source: DebugDocumentSource;
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  /** Shown in place of rows. */
  readonly emptyText: string;
  readonly choose: (row: Row) => void;
}

/**
 * A page of records. A click or Enter takes the document of a row. Rows without a document cannot be taken.
 */
function StoredDocumentTable({
  resource,
  source,
  rows,
  isStale,
  emptyText,
  choose,
}: StoredDocumentTableProps): ReactNode {
  const t = useTranslate();
  const { entity } = resource;
  const columns = source.columns.flatMap((name) =>
    resource.columns.filter(({ property }) => property === name),
  );
  return (
    <div className={`${list.frame} ${styles.storedDocumentsFrame}`}>
      <table className={list.table} data-stale={isStale} aria-busy={rows === undefined || isStale}>
        <thead>
          <tr>
            {columns.map(({ property }) => (
              <th key={property} scope="col">
                {t(`${fieldKey(entity, [property])}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length} />}
          {rows?.map((row) => {
            const document = row[source.documentProperty];
            const hasDocument = typeof document === 'string' && document !== '';
            const onKeyDown = (event: KeyboardEvent): void => {
              if (event.key !== 'Enter' || !hasDocument) return;
              // Otherwise the same key press reaches the button that has the focus once the dialog is closed.
              event.preventDefault();
              choose(row);
            };
            return (
              <tr
                key={row.uuid}
                className={list.row}
                tabIndex={hasDocument ? 0 : -1}
                aria-disabled={!hasDocument}
                title={hasDocument ? undefined : t('debugging.take.empty')}
                onClick={() => hasDocument && choose(row)}
                onKeyDown={onKeyDown}
              >
                <ColumnCells resource={resource} columns={columns} row={row} />
              </tr>
            );
          })}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.emptyRow}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
