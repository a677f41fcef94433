import type { ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import list from '../list/list.module.css';
import { shownFilters } from '../list/shownFilters.ts';
import tree from '../list/tree.module.css';
import { isTreeFolded } from '../list/treeFolded.ts';
import controls from '../theme/controls.module.css';
import type { LookProps } from './FirstLook.tsx';
import styles from './firstLook.module.css';
import { IconLook } from './IconLook.tsx';
import { TableLook } from './TableLook.tsx';

/** `ResourceList`: the places of its controls, and the table. */
export const ListLook = (props: LookProps): ReactNode => (
  <div className={list.list}>
    <div className={list.bars}>
      <Filters {...props} />
    </div>
    <div className={list.body} data-tree={props.resource.tree !== undefined}>
      {props.resource.tree && (
        <div className={tree.pane} data-folded={isTreeFolded()}>
          <IconLook />
        </div>
      )}
      <div className={list.frame}>
        <TableLook {...props} />
      </div>
    </div>
    <div className={list.pager} />
  </div>
);

function Filters({ resource, state, words: { translate: t } }: LookProps): ReactNode {
  const { filters, entity, refresh } = resource;
  const { shown, active, isLong } = shownFilters(filters, state, false);
  return (
    <div className={list.filters}>
      {shown.map(({ property }) => (
        <span key={property} className={list.filter} data-tree={property === resource.tree?.property}>
          <span className={list.popupButton}>{t(`${fieldKey(entity, [property])}.title`)}</span>
        </span>
      ))}
      {isLong && (
        <button type="button" className={controls.quiet}>
          {t('list.moreFilters')}
          <span className={styles.smallGlyph} />
        </button>
      )}
      {active > 0 && (
        <button type="button" className={controls.quiet}>
          <span className={styles.glyph} />
          {t('list.clearFilters', { count: active })}
        </button>
      )}
      <span className={list.tools}>
        {refresh && <span className={list.liveTool} />}
        <IconLook />
        <span className={list.moreTools} />
      </span>
    </div>
  );
}
