import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Form } from '../../contract/model/form.ts';
import type { Task } from '../../contract/model/task.ts';
import { taskKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { Notice } from '../feedback/Notice.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { PlanIssues, UnresolvedReferences } from './PlanIssues.tsx';
import { PlanItems } from './PlanItems.tsx';
import { planObstacleOf } from './planObstacle.ts';
import styles from './task.module.css';
import type { TaskFlow, TaskStep } from './useTaskFlow.ts';

interface PlanViewProps {
  readonly task: Task;
  readonly form: Form;
  readonly flow: TaskFlow;
  readonly step: Extract<TaskStep, { name: 'plan' }>;
}

/**
 * The changes of a task, its obstacles, and the settings that affect both: a change there makes a new plan.
 * Without a plan operation the task still runs.
 */
export function PlanView({ task, form, flow, step: { plan, isRenewed } }: PlanViewProps): ReactNode {
  const t = useTranslate();
  const [isChanged, setChanged] = useState(false);
  const owner = useMemo(() => {
    // The step before chose the records.
    const chosen = [task.bodyProperty, task.selection?.property].filter((property) => property !== undefined);
    return { ...task, hide: [...task.hide, ...chosen], constants: {}, captionKey: taskKey };
  }, [task]);
  const obstacle = isChanged
    ? { key: 'task.obstacle.changed', count: 1 }
    : plan && planObstacleOf(plan, flow.data);

  return (
    <>
      {isRenewed && <Notice tone="warning" text={t('task.stale')} />}
      {!plan && <Notice tone="warning" text={t('task.noPlan')} />}
      {plan?.warnings?.map(({ message }) => (
        <Notice key={message} tone="warning" text={message} />
      ))}
      {plan && plan.unresolved.length > 0 && (
        <UnresolvedReferences task={task} references={plan.unresolved} />
      )}
      {plan && plan.issues.length > 0 && <PlanIssues issues={plan.issues} about={task.targetEntity} />}
      {plan && (
        <details className={styles.settings} open={plan.unresolved.length + plan.issues.length > 0}>
          <summary>{t('task.settings')}</summary>
          <SchemaForm
            key={flow.formRevision}
            form={form}
            owner={owner}
            record={flow.data}
            save={flow.submit}
            submitCaptions={{ idle: t('task.again'), busy: t('task.working') }}
            onDirty={setChanged}
          />
        </details>
      )}
      {plan && <PlanItems task={task} plan={plan} />}
      <PlanButtons
        task={task}
        flow={flow}
        obstacle={obstacle && t(obstacle.key, { count: obstacle.count })}
      />
    </>
  );
}

interface PlanButtonsProps extends Pick<PlanViewProps, 'task' | 'flow'> {
  /** The reason why the task cannot run now, as a sentence. */
  readonly obstacle: string | undefined;
}

function PlanButtons({ task, flow: { runningCall, back, apply }, obstacle }: PlanButtonsProps): ReactNode {
  const t = useTranslate();
  const reason = useId();
  const isBusy = runningCall !== undefined;
  return (
    <div className={styles.bar}>
      <button type="button" className={controls.button} disabled={isBusy} onClick={back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('task.back')}
      </button>
      <button
        type="button"
        className={controls.primary}
        disabled={isBusy || obstacle !== undefined}
        aria-describedby={reason}
        onClick={() => void apply()}
      >
        {t(taskKey(task.name, 'submit'))}
      </button>
      <span id={reason} className={styles.reason} role="status">
        {obstacle}
      </span>
    </div>
  );
}
