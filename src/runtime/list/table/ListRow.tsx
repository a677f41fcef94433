import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import { RowActions, type RowActionsProps } from '../../actions/controls/RowActions.tsx';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { navigate } from '../../core/routing/hashLocation.ts';
import shared from '../../core/theme/controls.module.css';
import { InTimeZone } from '../../fields/timeZone/useTimeZone.tsx';
import { useRecordName } from '../../fields/useRecordName.ts';
import styles from '../list.module.css';
import { RowLayout } from './TableLayout.tsx';
import type { ListColumns } from './useColumns.ts';

/** Data that all rows of a list share. */
export interface RowBehaviour extends Pick<RowActionsProps, 'run' | 'edit'> {
  readonly open: (row: Row) => void;
  /**
   * The drill-down target of a value whose column names a tab of the record page; left out where records have
   * no page.
   */
  readonly drillDownTo?: (column: ResourceColumn, row: Row) => string;
}

interface ListRowProps extends RowBehaviour, ListColumns {
  readonly resource: Resource;
  /** Index of the column before the sparkline; undefined without sparklines. */
  readonly sparklineIndex: number | undefined;
  readonly sparkline: ReactNode;
  readonly row: Row;
  /** The zone of the row's instants; undefined while it is unknown. */
  readonly timeZone: string | undefined;
  /** The header names the zone, because all rows share it. */
  readonly isZoneNamed: boolean;
  /** Undefined where rows cannot be selected; `ListTable` handles the selection. */
  readonly isChosen: boolean | undefined;
  /** An action on the record is running. */
  readonly isBusy: boolean;
}

/**
 * A row; a click, or Enter while it has the focus, opens the record. Renders again only when its data
 * changes.
 */
export const ListRow = memo(function ListRow({ timeZone, isZoneNamed, ...props }: ListRowProps) {
  return (
    <InTimeZone timeZone={timeZone} isZoneNamed={isZoneNamed}>
      <ZonedRow {...props} />
    </InTimeZone>
  );
});

function ZonedRow(props: Omit<ListRowProps, 'timeZone' | 'isZoneNamed'>): ReactNode {
  const {
    resource,
    columns,
    subtitle,
    sparklineIndex,
    sparkline,
    row,
    isChosen,
    isBusy,
    open,
    drillDownTo,
    run,
    edit,
  } = props;
  const { entity, lifecycle } = resource;
  const nameOf = useRecordName(resource);
  const onClick = ({ target }: MouseEvent) => {
    const isAction = target instanceof Element && target.closest('a, [data-actions], [data-choice]') !== null;
    // Selecting text to copy must not open the record.
    if (!isAction && getSelection()?.isCollapsed !== false) open(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // Otherwise the same key press would activate the first button of the dialog.
    event.preventDefault();
    open(row);
  };
  return (
    <RowLayout
      resource={resource}
      row={row}
      columns={columns}
      subtitle={subtitle}
      aria-selected={isChosen}
      onClick={onClick}
      onKeyDown={onKeyDown}
      choice={
        isChosen !== undefined && (
          <input type="checkbox" aria-label={nameOf(row)} checked={isChosen} readOnly />
        )
      }
      sparklineIndex={sparklineIndex}
      sparkline={sparkline}
      cellOf={({ property, field, path, Cell }) => (
        <Cell
          value={row[property]}
          record={row}
          field={field}
          entity={entity}
          path={path}
          lifecycle={lifecycle}
        />
      )}
      linkOf={
        drillDownTo &&
        ((column, value) => (
          <DrillDownLink resource={resource} column={column} to={() => drillDownTo(column, row)}>
            {value}
          </DrillDownLink>
        ))
      }
      isBusy={isBusy}
      actions={<RowActions resource={resource} row={row} run={run} edit={edit} />}
    />
  );
}

interface DrillDownLinkProps {
  readonly resource: Resource;
  readonly column: ResourceColumn;
  /** Evaluated at the click, because the filters may have changed. */
  readonly to: () => string;
  readonly children: ReactNode;
}

/** A value that links to its cause; its accessible name includes the target. */
function DrillDownLink({
  resource: { name, entity },
  column: { property, recordTab: tab },
  to,
  children,
}: DrillDownLinkProps) {
  const t = useTranslate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to());
  };
  return (
    <a className={styles.drillDown} href={`#${to()}`} onClick={go}>
      {children}
      <span className={shared.visuallyHidden}>
        {t('list.lead', {
          field: t(`${fieldKey(entity, [property])}.title`),
          tab: t(resourceKey(name, `recordTabs.${tab}.title`)),
        })}
      </span>
    </a>
  );
}
