import type { ReactNode } from 'react';
import { resourceKey, screenKey } from '../../contract/labelKey.ts';
import { tasksOf } from '../task/tasksOf.ts';
import controls from '../theme/controls.module.css';
import type { LookProps } from './FirstLook.tsx';
import styles from './firstLook.module.css';

/** What can be done over a list: the faces of `TaskMenu` and `CreateButton`. */
export const HeaderLook = ({ resource, words: { translate: t } }: LookProps): ReactNode => (
  <>
    {tasksOf(resource.entity).map(({ screen: { name } }) => (
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
