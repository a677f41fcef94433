import { Fragment, type ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import type { Screen } from '../../contract/model/screen.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { actionsOf, bulkActionsOf } from '../actions/actionsOf.ts';
import controls from '../core/theme/controls.module.css';
import skeleton from '../core/theme/skeleton.module.css';
import type { CellProps, FormatContext } from '../fields/FieldType.ts';
import cell from '../fields/styles/cell.module.css';
import list from '../list/list.module.css';
import type { ListState } from '../list/query/useListState.ts';
import { type ListColumn, shownColumns, toListColumns } from '../list/table/useColumns.ts';
import { hasMetrics, sparklineColumn, sparklineIndexOf } from '../metricsBar/metricsAvailability.ts';
import styles from './prerender.module.css';

export interface PrerenderProps {
  readonly screen: Screen;
  /** Id of the open tab. */
  readonly tab: string;
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly words: FormatContext;
}

/** A placeholder for an icon button: icons are not loaded yet. */
export const PrerenderedIcon = ({ prominent }: { readonly prominent?: boolean }): ReactNode => (
  <button type="button" className={controls.icon} data-prominent={prominent}>
    <span className={styles.glyph} />
  </button>
);

/** `ListTable`: its headers, and row values that need no look-up; the rest are placeholders. */
export function PrerenderedTable({ resource, rows, state, words }: PrerenderProps): ReactNode {
  const { entity, displayProperty, lifecycle, metrics } = resource;
  const { columns, isShown } = shownColumns(resource);
  const faces = toListColumns(resource, columns);
  const isSelectable = bulkActionsOf(resource).length > 0;
  const hasSparklines =
    metrics?.afterColumn !== undefined && hasMetrics(metrics.name) && isShown(sparklineColumn);
  const place = sparklineIndexOf(faces, hasSparklines ? metrics.afterColumn : undefined);
  const sparkline = (index: number, Cell: 'th' | 'td'): ReactNode =>
    index === place && <Cell className={list.sparkline} />;
  return (
    <table className={list.table} aria-busy>
      <thead>
        <tr>
          {isSelectable && (
            <th className={list.choice}>
              <input type="checkbox" />
            </th>
          )}
          {faces.map((face, index) => (
            <Fragment key={face.property}>
              <PrerenderedColumnHeader
                face={face}
                caption={words.translate(`${fieldKey(entity, [face.property])}.title`)}
                isSorted={face.property === state.sort}
              />
              {sparkline(index, 'th')}
            </Fragment>
          ))}
          <th className={list.actions} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={row.uuid} className={list.row}>
            {isSelectable && (
              <td className={list.choice}>
                <input type="checkbox" />
              </td>
            )}
            {faces.map((face, index) => {
              const { property, field, path } = face;
              const given = { value: row[property], record: row, field, entity, path, lifecycle };
              const value = prerenderedValue(face, given, words);
              return (
                <Fragment key={property}>
                  <td data-figures={face.isNumeric} data-naming={property === displayProperty || undefined}>
                    {face.recordTab && row[property] ? (
                      <span className={list.drillDown}>{value}</span>
                    ) : (
                      value
                    )}
                  </td>
                  {sparkline(index, 'td')}
                </Fragment>
              );
            })}
            <td className={list.actions}>{line === 0 && <PrerenderedActions {...resource} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeaderProps {
  readonly face: ListColumn;
  readonly caption: string;
  readonly isSorted: boolean;
}

const PrerenderedColumnHeader = ({
  face: { sortable, isNumeric },
  caption,
  isSorted,
}: ColumnHeaderProps): ReactNode => (
  <th data-figures={isNumeric} aria-sort={isSorted ? 'other' : undefined}>
    {sortable ? (
      <button type="button" className={list.sort}>
        {caption}
        {isSorted && <span className={styles.smallGlyph} />}
      </button>
    ) : (
      caption
    )}
  </th>
);

/** Values that need a look-up get a placeholder, as in the list. */
function prerenderedValue({ renderCell }: ListColumn, given: CellProps, words: FormatContext): ReactNode {
  if (renderCell) return renderCell(given, words);
  return typeof given.value === 'string' && <span className={`${skeleton.text} ${cell.pending}`} />;
}

/** Placeholders of `RowActions`. One row is enough to give the column its width. */
function PrerenderedActions({ actions, roles }: Resource): ReactNode {
  const all = actionsOf({ actions, roles });
  return (
    <>
      {all.map(({ name, primary }) => primary && <PrerenderedIcon key={name} prominent />)}
      {roles.modify && <PrerenderedIcon />}
      {all.some(({ primary }) => !primary) && <PrerenderedIcon />}
    </>
  );
}
