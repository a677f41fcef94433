import type { ReactNode } from 'react';
import type { Task } from '../../contract/task.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './task.module.css';
import type { Step } from './useTaskFlow.ts';

interface StepsProps {
  readonly task: Task;
  readonly current: Step['name'];
}

/** The way through a task, and where one is. */
export function Steps({ task, current }: StepsProps): ReactNode {
  const t = useTranslate();
  const names = ['form', ...(task.plan ? ['plan'] : []), 'result'];
  return (
    <ol className={styles.steps} aria-label={t('task.steps')}>
      {names.map((name) => (
        <li key={name} aria-current={name === current ? 'step' : undefined}>
          {t(`task.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}
