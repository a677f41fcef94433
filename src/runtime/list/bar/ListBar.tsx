import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { useWhenIdle } from '../../core/timing/whenIdle.ts';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { InTimeZone } from '../../fields/timeZone/useTimeZone.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { ListControls } from '../query/useListState.ts';
import type { ColumnChoice } from '../table/useColumns.ts';
import type { RowSelection } from '../table/useRowSelection.ts';
import type { RowZones } from '../table/useRowZones.ts';

export const LazyBulkBar = lazyComponent(
  async () => (await import('./BulkBar.tsx')).BulkBar,
  ['progress', 'bulk', 'listTools'],
);

const LiveToggle = lazyComponent(async () => (await import('./LiveToggle.tsx')).LiveToggle, ['live']);

const ListTools = lazyComponent(async () => (await import('./ListTools.tsx')).ListTools, ['listTools']);

interface ListBarProps {
  readonly resource: Resource;
  readonly list: ListControls;
  readonly choice: ColumnChoice;
  readonly selection: RowSelection;
  /** The rows of the page. */
  readonly rows: readonly Row[] | undefined;
  /** All records that match the filters; undefined until known. */
  readonly total: number | undefined;
  readonly zones: RowZones;
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** An answer is available. */
  readonly isReady: boolean;
  /** Reads the rows again. */
  readonly read: () => void;
}

/** The bar above a list: its filters, or the bulk actions for the selected rows. */
export function ListBar(props: ListBarProps): ReactNode {
  const {
    resource,
    list,
    choice,
    selection,
    rows,
    total = 0,
    zones,
    isStale,
    hasFailed,
    isReady,
    read,
  } = props;
  const t = useTranslate();
  const isIdle = useWhenIdle(isReady);
  const isChoosing = selection.isAll || selection.uuids.size > 0;
  return (
    <InTimeZone timeZone={zones.zoneOf({ ...list.state.filters, ...resource.constants })}>
      <FilterBar
        resource={resource}
        list={list}
        isHidden={isChoosing}
        live={
          isIdle &&
          resource.refresh && (
            <LazyPart>
              <LiveToggle
                seconds={resource.refresh}
                isSuspended={list.state.page > 0}
                read={read}
                isReading={isStale}
                hasFailed={hasFailed}
                timeZone={zones.shared}
              />
            </LazyPart>
          )
        }
        tools={
          isIdle && (
            <LazyPart>
              <ListTools resource={resource} list={list} choice={choice} />
            </LazyPart>
          )
        }
      >
        <button
          type="button"
          className={controls.icon}
          aria-label={t('list.refresh')}
          {...shortcutProps('refresh', t('list.refresh'))}
          onClick={read}
        >
          <RotateCw size={16} aria-hidden="true" data-spinning={isStale} />
        </button>
      </FilterBar>
      {isChoosing && (
        <LazyPart>
          <LazyBulkBar
            resource={resource}
            columns={choice.columns}
            selection={selection}
            rows={rows}
            state={list.state}
            total={total}
          />
        </LazyPart>
      )}
    </InTimeZone>
  );
}
