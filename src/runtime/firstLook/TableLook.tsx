import { Fragment, type ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { actionsOf } from '../actions/actionsOf.ts';
import { bulkActionsOf } from '../actions/bulkActionsOf.ts';
import cell from '../fields/cell.module.css';
import type { CellProps, Words } from '../fields/FieldType.ts';
import { type ColumnFace, columnFaces } from '../list/columnFaces.ts';
import list from '../list/list.module.css';
import { shownColumns } from '../list/useColumns.ts';
import { isOffered } from '../strip/isOffered.ts';
import { drawnAt, sparklineColumn } from '../strip/sparklineColumn.ts';
import skeleton from '../theme/skeleton.module.css';
import type { LookProps } from './FirstLook.tsx';
import styles from './firstLook.module.css';
import { IconLook } from './IconLook.tsx';

/** `ListTable`: its headers, and of the rows what they say by themselves; the rest has its place. */
export function TableLook({ resource, rows, state, words }: LookProps): ReactNode {
  const { entity, displayProperty: naming, lifecycle, metrics: strip } = resource;
  const { columns, isShown } = shownColumns(resource);
  const faces = columnFaces(resource, columns);
  const isSelectable = bulkActionsOf(resource).length > 0;
  const hasSparklines = strip?.afterColumn !== undefined && isOffered(strip.name) && isShown(sparklineColumn);
  const place = drawnAt(faces, hasSparklines ? strip.afterColumn : undefined);
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
              <Header
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
              const value = valueLook(face, given, words);
              return (
                <Fragment key={property}>
                  <td data-figures={face.figures} data-naming={property === naming || undefined}>
                    {face.recordTab && row[property] ? <span className={list.lead}>{value}</span> : value}
                  </td>
                  {sparkline(index, 'td')}
                </Fragment>
              );
            })}
            <td className={list.actions}>{line === 0 && <Actions {...resource} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeaderProps {
  readonly face: ColumnFace;
  readonly caption: string;
  readonly isSorted: boolean;
}

const Header = ({ face: { sortable, figures }, caption, isSorted }: HeaderProps): ReactNode => (
  <th data-figures={figures} aria-sort={isSorted ? 'other' : undefined}>
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

/** What has to be asked for keeps its place, as it does in the list. */
function valueLook({ face }: ColumnFace, given: CellProps, words: Words): ReactNode {
  if (face) return face(given, words);
  return typeof given.value === 'string' && <span className={`${skeleton.text} ${cell.pending}`} />;
}

/** Places of `RowActions`. In one row they make the column as wide as in all. */
function Actions({ actions, roles }: Resource): ReactNode {
  const all = actionsOf({ actions, roles });
  return (
    <>
      {all.map(({ name, primary: prominent }) => prominent && <IconLook key={name} prominent />)}
      {roles.modify && <IconLook />}
      {all.some(({ primary: prominent }) => !prominent) && <IconLook />}
    </>
  );
}
