import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listedEntityOf } from '../../contract/model/screen.ts';
import type { Task } from '../../contract/model/task.ts';
import { fieldKey, screenKey } from '../../contract/text/captions.ts';
import { screens } from '../core/catalog.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { DetailView } from '../fields/DetailView.tsx';
import type { FormValues } from '../fields/FormScope.ts';
import { RecordTimeZone } from '../fields/timeZone/RecordTimeZone.tsx';
import { zoneSourceOf } from '../fields/timeZone/zoneOf.ts';
import styles from './task.module.css';

interface TaskResultProps {
  readonly task: Task;
  readonly result: FormValues;
  readonly restart: () => void;
}

/** The result of a task: counts, and skipped records with reasons. */
export function TaskResult({ task, result, restart }: TaskResultProps): ReactNode {
  const t = useTranslate();
  const { entity, fields } = task.result ?? { entity: task.targetEntity, fields: {} };
  const lists = screens.filter(({ tabs }) => tabs.some((tab) => listedEntityOf(tab) === task.targetEntity));
  return (
    <RecordTimeZone source={zoneSourceOf(fields)} record={result}>
      <dl className={styles.result}>
        {Object.entries(fields).map(([property, field]) => (
          <div key={property} data-wide={field.type === 'array'}>
            <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
            <dd>
              <DetailView
                record={{ uuid: '', ...result }}
                property={property}
                field={field}
                entity={entity}
              />
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
    </RecordTimeZone>
  );
}
