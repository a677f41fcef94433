import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { fieldKey, screenKey } from '../../contract/labelKey.ts';
import type { Task } from '../../contract/task.ts';
import { screens } from '../catalog.ts';
import { Value } from '../fields/Value.tsx';
import type { Data } from '../form/FormScope.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './task.module.css';

interface OutcomeViewProps {
  readonly task: Task;
  readonly result: Data;
  readonly restart: () => void;
}

/** What has come of a task: how much, and what was left out for which reason. */
export function OutcomeView({ task, result, restart }: OutcomeViewProps): ReactNode {
  const t = useTranslate();
  const { entity, fields } = task.result ?? { entity: task.targetEntity, fields: {} };
  const lists = screens.filter(({ tabs }) =>
    tabs.some((tab) => 'resource' in tab && tab.entity === task.targetEntity),
  );
  return (
    <>
      <dl className={styles.outcome}>
        {Object.entries(fields).map(([property, field]) => (
          <div key={property} data-wide={field.type === 'array'}>
            <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
            <dd>
              <Value record={{ uuid: '', ...result }} property={property} field={field} entity={entity} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar}>
        {lists.map(({ name, route }) => (
          <Link key={name} href={route} className={controls.button}>
            {t(screenKey(name, 'title'))}
          </Link>
        ))}
        <button type="button" className={controls.button} onClick={restart}>
          {t('task.restart')}
        </button>
      </div>
    </>
  );
}
