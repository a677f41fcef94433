import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { Offering } from '../fields/reference/Offers.tsx';
import { isAlike } from '../fields/reference/useOptions.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { drawnAt } from '../strip/sparklineColumn.ts';
import type { SparklineColumn } from '../strip/useSparklines.tsx';
import shared from '../theme/controls.module.css';
import { type ColumnFace, columnFaces } from './columnFaces.ts';
import { ListRow, type RowBehaviour } from './ListRow.tsx';
import styles from './list.module.css';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { ListControls } from './useListState.ts';
import type { Selection } from './useSelection.ts';

interface ListTableProps extends RowBehaviour {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly sparklines: SparklineColumn | undefined;
  readonly controls: ListControls;
  /** Undefined while there is no answer yet. */
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  /** Undefined where nothing can be done with many rows at once. */
  readonly selection: Selection | undefined;
  /** The uuid of the record whose action is under way. */
  readonly running: string | undefined;
}

/** Rows within the look-ups of their columns. */
const withOffers = (columns: readonly Column[], rows: ReactNode): ReactNode =>
  columns.reduce(
    (inner, { property, field: { reference } }) =>
      reference && isAlike(reference) ? (
        <Offering key={property} reference={reference}>
          {inner}
        </Offering>
      ) : (
        inner
      ),
    rows,
  );

/** The rows, under headers that sort. It scrolls within itself, so that the page never does sideways. */
export function ListTable(props: ListTableProps): ReactNode {
  const { resource, columns, sparklines, controls, rows, isStale, selection, running, ...behaviour } = props;
  const t = useTranslate();
  const faces = useMemo(() => columnFaces(resource, columns), [resource, columns]);
  const place = drawnAt(faces, sparklines?.after);
  return (
    <table className={styles.table} aria-busy={rows === undefined || isStale} data-stale={isStale}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.choice}>
              <PageChoice selection={selection} hasRows={rows !== undefined && rows.length > 0} />
            </th>
          )}
          {faces.map((face, index) => (
            <Fragment key={face.property}>
              <Header face={face} entity={resource.entity} controls={controls} />
              {index === place && (
                <th scope="col" className={styles.sparkline}>
                  {sparklines?.faces?.caption}
                </th>
              )}
            </Fragment>
          ))}
          <th scope="col" className={styles.actions}>
            <span className={shared.heard}>{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...(selection && choosing(selection))}>
        {rows === undefined ? (
          <SkeletonRows columns={columns.length + (selection ? 2 : 1) + (sparklines ? 1 : 0)} />
        ) : (
          withOffers(
            columns,
            rows.map((row) => (
              <ListRow
                key={row.uuid}
                resource={resource}
                faces={faces}
                drawnAt={place}
                sparkline={sparklines?.faces?.of.get(row.uuid)}
                row={row}
                isChosen={selection?.uuids.has(row.uuid)}
                isBusy={running === row.uuid}
                {...behaviour}
              />
            )),
          )
        )}
      </tbody>
    </table>
  );
}

const uuidOf = (target: EventTarget, within: string): string | undefined =>
  target instanceof Element ? target.closest(within)?.closest('tr')?.dataset.uuid : undefined;

/** One listener for all rows: a click on the box, or beside it, and Space on a row that has the focus. */
const choosing = ({ toggle }: Selection) => ({
  onClick: ({ target, shiftKey }: MouseEvent) => {
    const uuid = uuidOf(target, '[data-choice]');
    if (uuid !== undefined) toggle(uuid, shiftKey);
  },
  onKeyDown: (event: KeyboardEvent) => {
    const uuid =
      event.key === ' ' && event.target instanceof HTMLTableRowElement && event.target.dataset.uuid;
    if (!uuid) return;
    event.preventDefault();
    toggle(uuid, event.shiftKey);
  },
});

interface PageChoiceProps {
  readonly selection: Selection;
  readonly hasRows: boolean;
}

function PageChoice({ selection: { uuids, isPage, togglePage }, hasRows }: PageChoiceProps): ReactNode {
  const t = useTranslate();
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = uuids.size > 0 && !isPage;
      }}
      type="checkbox"
      aria-label={t('list.bulk.page')}
      disabled={!hasRows}
      checked={isPage}
      onChange={togglePage}
    />
  );
}

interface HeaderProps {
  readonly face: ColumnFace;
  readonly entity: string;
  readonly controls: ListControls;
}

function Header({
  face: { property, sortable, figures },
  entity,
  controls: { state, sortBy },
}: HeaderProps): ReactNode {
  const t = useTranslate();
  const caption = t(`${fieldKey(entity, [property])}.title`);
  const sorted = state.sort === property;
  const Arrow = state.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-figures={figures}
      aria-sort={sorted ? (state.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => sortBy(property)}>
          {caption}
          {sorted && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        caption
      )}
    </th>
  );
}
