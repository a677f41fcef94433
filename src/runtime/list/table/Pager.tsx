import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { defaultPageSize } from '../../../contract/backend/list/listRequest.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import controls from '../../core/theme/controls.module.css';
import { IconButton } from '../../feedback/IconButton.tsx';
import styles from '../list.module.css';
import type { ListPage } from '../query/listPage.ts';
import type { ListControls } from '../query/useListState.ts';

const pageSizes = [10, 20, 50, 100];

interface PagerProps extends Partial<ListPage> {
  readonly list: Pick<ListControls, 'state' | 'setPage' | 'setPageSize'>;
}

/** The service's counting limit for partitioned records (`Paging.recordCount`). */
const maxCounted = 10_000;

/** Key of the cursor of the previous page. It contains the URL, so that a reload finds it. */
const previousCursorKey = (): string => `before ${currentLocation()}`;

/**
 * The range of the shown rows. The total appears on the last page (schemas/SPECIFICATION.md section 2.2). Without a
 * total, the least number of records appears: the service's counting limit, or the last shown row.
 */
export function Pager({
  rows,
  page: shown,
  total,
  leastCount,
  more,
  next,
  pageSize: served,
  list: { state, setPage, setPageSize },
}: PagerProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const page = shown ?? state.page;
  const pageSize = state.pageSize ?? served ?? defaultPageSize;
  const first = page * pageSize + 1;
  const last = page * pageSize + (rows?.length ?? 0);
  const goBack = () => setPage(page - 1, { after: sessionStorage.getItem(previousCursorKey()) ?? '' });
  const goOn = () => {
    const from = currentLocation();
    setPage(page + 1, { after: next });
    // A second press, before the rows arrive, leads to the same page.
    if (next && from !== currentLocation()) sessionStorage.setItem(previousCursorKey(), state.after ?? '');
  };
  const isRangeShown = rows !== undefined && rows.length > 0;
  const totalText = more
    ? t('list.uncounted', { count: number(leastCount ?? maxCounted) })
    : t('message.total', { count: number(total ?? last) });
  const isTotalShown = more === false || (more === true && total === undefined);
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b);
  return (
    <div className={styles.pager}>
      <span role="status">
        {[
          isRangeShown && t('list.range', { first: number(first), last: number(last) }),
          isTotalShown && totalText,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <label className={styles.pageSize}>
        {t('list.pageSize')}
        <select
          className={controls.select}
          value={pageSize}
          onChange={(event) => setPageSize(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav className={styles.pages} aria-label={t('list.pages')}>
        <IconButton
          name={t('list.previousPage')}
          Icon={ChevronLeft}
          {...shortcutProps('previousPage', t('list.previousPage'))}
          disabled={page === 0}
          onClick={goBack}
        />
        <span>{t('list.page', { page: number(page + 1) })}</span>
        <IconButton
          name={t('list.nextPage')}
          Icon={ChevronRight}
          {...shortcutProps('nextPage', t('list.nextPage'))}
          disabled={more !== true}
          onClick={goOn}
        />
      </nav>
    </div>
  );
}
