import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import shared from '../../core/theme/controls.module.css';
import { SharedLookup } from '../../fields/types/reference/referenceType.tsx';
import { isRecordIndependent } from '../../fields/types/reference/useOption.ts';
import { sparklineIndexOf } from '../../metrics/metricsAvailability.ts';
import type { SparklineColumn } from '../../metrics/useSparklines.tsx';
import type { ListControls } from '../query/useListState.ts';
import { ListRow, type RowBehaviour } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { HeaderCell, TableLayout } from './TableLayout.tsx';
import { type ListColumn, toListColumns } from './useColumns.ts';
import type { RowSelection } from './useRowSelection.ts';
import type { RowZones } from './useRowZones.ts';

interface ListTableProps extends RowBehaviour {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly sparklines: SparklineColumn | undefined;
  readonly list: ListControls;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly zones: RowZones;
  readonly isStale: boolean;
  /** Undefined without bulk actions. */
  readonly selection: RowSelection | undefined;
  /** By the uuid of each record with a running action. */
  readonly running: Readonly<Record<string, unknown>>;
}

/** Wraps rows in the shared look-ups of the properties that they show. */
const withSharedLookups = (
  properties: readonly Pick<ResourceColumn, 'property' | 'field'>[],
  rows: ReactNode,
): ReactNode =>
  properties.reduce(
    (inner, { property, field: { items, reference = items?.reference } }) =>
      reference && isRecordIndependent(reference) ? (
        <SharedLookup key={property} reference={reference}>
          {inner}
        </SharedLookup>
      ) : (
        inner
      ),
    rows,
  );

/** The rows under sortable headers. It scrolls within itself, so that the page never scrolls sideways. */
export function ListTable(props: ListTableProps): ReactNode {
  const { resource, columns, sparklines, list, rows, zones, isStale, selection, running, ...behaviour } =
    props;
  const t = useTranslate();
  const listColumns = useMemo(() => toListColumns(resource, columns), [resource, columns]);
  const sparklineIndex = sparklineIndexOf(listColumns.columns, sparklines?.after);
  return (
    <TableLayout
      aria-busy={rows === undefined || isStale}
      data-stale={isStale}
      columns={listColumns.columns}
      choice={
        selection && <PageCheckbox selection={selection} hasRows={rows !== undefined && rows.length > 0} />
      }
      sparklineIndex={sparklineIndex}
      sparklineCaption={sparklines?.images?.caption}
      headerOf={(column) => (
        <ColumnHeader column={column} entity={resource.entity} list={list} timeZone={zones.shared} />
      )}
      actionsCaption={<span className={shared.visuallyHidden}>{t('list.actions')}</span>}
      bodyProps={selection && selectionListeners(selection)}
    >
      {rows === undefined ? (
        <SkeletonRows columns={columns.length + (selection ? 2 : 1) + (sparklines ? 1 : 0)} />
      ) : (
        withSharedLookups(
          [...columns, ...listColumns.subtitle],
          rows.map((row) => (
            <ListRow
              key={row.uuid}
              resource={resource}
              {...listColumns}
              sparklineIndex={sparklineIndex}
              sparkline={sparklines?.images?.byUuid.get(row.uuid)}
              row={row}
              timeZone={zones.zoneOf(row)}
              isZoneNamed={zones.shared !== undefined}
              isChosen={selection?.uuids.has(row.uuid)}
              isBusy={row.uuid in running}
              {...behaviour}
            />
          )),
        )
      )}
    </TableLayout>
  );
}

const uuidOf = (target: EventTarget, within: string): string | undefined =>
  target instanceof Element ? target.closest(within)?.closest('tr')?.dataset.uuid : undefined;

/** One listener for all rows: a click on or beside the checkbox, and Space on a focused row. */
const selectionListeners = ({ toggle }: RowSelection) => ({
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

interface PageCheckboxProps {
  readonly selection: RowSelection;
  readonly hasRows: boolean;
}

function PageCheckbox({ selection: { uuids, isPage, togglePage }, hasRows }: PageCheckboxProps): ReactNode {
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

interface ColumnHeaderProps {
  readonly timeZone: string | undefined;
  readonly column: ListColumn;
  readonly entity: string;
  readonly list: ListControls;
}

function ColumnHeader({ column, entity, list: { state, sortBy }, timeZone }: ColumnHeaderProps): ReactNode {
  const t = useTranslate();
  const { property } = column;
  const Arrow = state.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <HeaderCell
      column={column}
      caption={t(`${fieldKey(entity, [property])}.title`)}
      sorted={state.sort === property ? state.order : undefined}
      arrow={<Arrow size={14} aria-hidden="true" />}
      timeZone={timeZone}
      onSort={() => sortBy(property)}
    />
  );
}
