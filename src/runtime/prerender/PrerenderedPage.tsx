import type { ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import type { Screen } from '../../contract/model/screen.ts';
import { fieldKey, resourceKey, screenKey } from '../../contract/text/captions.ts';
import { actionsOf, bulkActionsOf, labelledActionOf } from '../actions/actionsOf.ts';
import { offeredTabs } from '../api/access/offeredTabs.ts';
import controls from '../core/theme/controls.module.css';
import skeleton from '../core/theme/skeleton.module.css';
import type { FormatContext } from '../fields/FieldType.ts';
import cell from '../fields/styles/cell.module.css';
import type { ZoneReader } from '../fields/timeZone/useTimeZone.tsx';
import { sharedZoneOf, zoneOrBrowser } from '../fields/timeZone/zoneOf.ts';
import { filterTextOf } from '../list/filters/filterText.ts';
import { FilterBarLayout, FilterChipLayout, ListLayout } from '../list/ListLayout.tsx';
import list from '../list/list.module.css';
import type { ListState } from '../list/query/useListState.ts';
import { HeaderCell, RowLayout, TableLayout } from '../list/table/TableLayout.tsx';
import { type RowProperty, shownColumns, toListColumns } from '../list/table/useColumns.ts';
import tree from '../list/tree/tree.module.css';
import { isTreeFolded } from '../list/tree/treeFolding.ts';
import metricsStyles from '../metrics/MetricsBarSlot.module.css';
import {
  hasMetrics,
  hasSparklines,
  sparklineColumn,
  sparklineIndexOf,
} from '../metrics/metricsAvailability.ts';
import resourceStyles from '../record/record.module.css';
import { ScreenHeader } from '../record/screen/ScreenHeader.tsx';
import { TabList } from '../record/screen/TabList.tsx';
import barStyles from '../shell/bar/Bar.module.css';
import navigationStyles from '../shell/navigation/Navigation.module.css';
import { NavigationLayout } from '../shell/navigation/NavigationLayout.tsx';
import { isCurrentLink } from '../shell/navigation/navigationLinks.ts';
import { isNavigationShown } from '../shell/navigation/navigationVisibility.ts';
import { ShellLayout } from '../shell/ShellLayout.tsx';
import { taskScreensFor } from '../task/taskLinks.ts';
import styles from './prerender.module.css';

/** Phrases and formats, and the zones that were read on an earlier visit. */
interface PrerenderWords extends Pick<FormatContext, 'translate' | 'formats'> {
  readonly zoneOf: ZoneReader;
}

interface PrerenderProps {
  readonly screen: Screen;
  /** Id of the open tab. */
  readonly tab: string;
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly words: PrerenderWords;
}

/** A placeholder for an icon button: icons are not loaded yet. */
const IconPlaceholder = ({ prominent }: { readonly prominent?: boolean }): ReactNode => (
  <button type="button" className={controls.icon} data-prominent={prominent}>
    <span className={styles.glyph} />
  </button>
);

/**
 * The first paint of a list page: the layouts of React's page, with placeholders for controls and for values
 * that need a look-up. React replaces it without a layout shift (tests/e2e/start/prerender.e2e.ts compares them).
 */
export function PrerenderedPage(props: PrerenderProps): ReactNode {
  const { screen, tab, resource, words } = props;
  const t = words.translate;
  const title = t(screenKey(screen.name, 'title'));
  const tabs = offeredTabs(screen.tabs).map(({ id }) => ({
    id,
    title: t(screenKey(screen.name, `tabs.${id}.title`)),
  }));
  return (
    <ShellLayout
      inert
      bar={<header className={barStyles.bar} />}
      navigation={isNavigationShown() && <PrerenderedNavigation {...props} />}
    >
      <div className={resourceStyles.screen}>
        <ScreenHeader title={title}>
          <PrerenderedCommands {...props} />
        </ScreenHeader>
        {tabs.length > 1 && <TabList label={title} tabs={tabs} current={tab} />}
        {resource.metrics && hasMetrics(resource.metrics) && <div className={metricsStyles.place} />}
        <ListLayout
          bars={<PrerenderedFilters {...props} />}
          tree={
            resource.tree && (
              <div className={tree.pane} data-folded={isTreeFolded()}>
                <IconPlaceholder />
              </div>
            )
          }
          table={<PrerenderedTable {...props} />}
          pager={<div className={list.pager} />}
        />
      </div>
    </ShellLayout>
  );
}

const PrerenderedNavigation = ({ screen, tab, words: { translate: t } }: PrerenderProps): ReactNode => (
  <NavigationLayout
    translate={t}
    linkOf={(link) => (
      <span
        key={link.caption}
        className={navigationStyles.link}
        aria-current={isCurrentLink(link, screen.name, tab) ? 'page' : undefined}
      >
        <span className={navigationStyles.icon} />
        {t(link.caption)}
      </span>
    )}
  />
);

/** The buttons above a list: placeholders for `TaskMenu` and `CreateButton`. */
const PrerenderedCommands = ({ resource, words: { translate: t } }: PrerenderProps): ReactNode => (
  <>
    {taskScreensFor(resource.entity).map(({ screen: { name } }) => (
      <button key={name} type="button" className={controls.button}>
        {t(screenKey(name, 'shortTitle'))}
        <span className={styles.glyph} />
      </button>
    ))}
    {resource.roles.create && (
      <button type="button" className={controls.primary}>
        <span className={styles.glyph} />
        {t('record.new', { record: t(resourceKey(resource.name, 'recordTitle')) })}
      </button>
    )}
  </>
);

const PrerenderedFilters = ({
  resource: { filters, entity, refresh, constants },
  state,
  words: { zoneOf, ...words },
  words: { translate: t },
}: PrerenderProps): ReactNode => (
  <FilterBarLayout
    filters={filters}
    state={state}
    refresh={refresh}
    searchOf={() => <input type="search" className={controls.input} />}
    panel={
      <button type="button" className={controls.button}>
        <span className={styles.glyph} />
        {t('list.filter')}
      </button>
    }
    chipOf={(filter) => (
      <FilterChipLayout
        name={t(`${fieldKey(entity, [filter.property])}.title`)}
        value={filterTextOf(filter, entity, state.filters, {
          ...words,
          timeZone: zoneOrBrowser(zoneOf({ ...state.filters, ...constants })),
        })}
      />
    )}
    clearText={(count) => t('list.clearFilters', { count })}
    tools={[undefined, <IconPlaceholder key="refresh" />, undefined]}
  />
);

/** The table with all values that need no look-up. */
function PrerenderedTable({ resource, rows, state, words }: PrerenderProps): ReactNode {
  const { entity, lifecycle, metrics } = resource;
  const { columns, isShown } = shownColumns(resource);
  const listColumns = toListColumns(resource, columns);
  const { columns: shown } = listColumns;
  const after = hasSparklines(metrics) && isShown(sparklineColumn) ? metrics?.afterColumn : undefined;
  const layout = {
    choice: bulkActionsOf(resource).length > 0 && <input type="checkbox" />,
    sparklineIndex: sparklineIndexOf(shown, after),
  };
  const timeZone = sharedZoneOf(rows.map(words.zoneOf));
  const renderValue = ({ property, field, path, renderCell }: RowProperty, row: Row): ReactNode => {
    const value = row[property];
    const zone = { timeZone: words.zoneOf(row), isZoneNamed: timeZone !== undefined };
    if (renderCell)
      return renderCell({ value, record: row, field, entity, path, lifecycle }, { ...words, ...zone });
    return typeof value === 'string' && <span className={`${skeleton.text} ${cell.pending}`} />;
  };
  return (
    <TableLayout
      {...layout}
      columns={shown}
      aria-busy
      headerOf={(column) => (
        <HeaderCell
          column={column}
          caption={words.translate(`${fieldKey(entity, [column.property])}.title`)}
          sorted={column.property === state.sort ? state.order : undefined}
          arrow={<span className={styles.smallGlyph} />}
          timeZone={timeZone}
        />
      )}
    >
      {rows.map((row) => (
        <RowLayout
          key={row.uuid}
          {...layout}
          {...listColumns}
          resource={resource}
          row={row}
          cellOf={(column) => renderValue(column, row)}
          linkOf={(_, value) => <span className={list.drillDown}>{value}</span>}
          actions={<PrerenderedActions resource={resource} row={row} translate={words.translate} />}
        />
      ))}
    </TableLayout>
  );
}

interface PrerenderedActionsProps {
  readonly resource: Resource;
  readonly row: Row;
  readonly translate: FormatContext['translate'];
}

/** Placeholders of `RowActions`. */
function PrerenderedActions({ resource, row, translate: t }: PrerenderedActionsProps): ReactNode {
  const labelled = labelledActionOf(resource, row);
  return (
    <>
      {labelled && (
        <button type="button" className={`${controls.button} ${controls.small}`} data-prominent>
          {t(resourceKey(resource.name, `actions.${labelled.name}.title`))}
        </button>
      )}
      {resource.roles.modify && <IconPlaceholder prominent />}
      {actionsOf(resource).length > 0 && <IconPlaceholder />}
    </>
  );
}
