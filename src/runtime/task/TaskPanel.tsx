import { type ReactNode, useMemo } from 'react';
import { taskKey } from '../../contract/labelKey.ts';
import type { Task } from '../../contract/task.ts';
import { missingCalls } from '../api/missingCalls.ts';
import { useMissingCalls } from '../api/useMissingCalls.ts';
import { initialData } from '../form/initialData.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { useTask } from '../lazy/taskModules.ts';
import { Notice } from '../resource/Notice.tsx';
import { useLeaveGuard } from '../routing/leaveGuard.ts';
import { useUrlState } from '../routing/useUrlState.ts';
import controls from '../theme/controls.module.css';
import { IssueList } from './IssueList.tsx';
import { isFeasible } from './isFeasible.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { PickWidget } from './PickWidget.tsx';
import { PlanView } from './PlanView.tsx';
import { Steps } from './Steps.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import styles from './task.module.css';
import { parameterOf } from './taskLink.ts';
import { useTaskFlow } from './useTaskFlow.ts';

/** The list that a task picks from stands in its form, where other tasks have a field. */
const facesOf = ({ selection: picks }: Task) =>
  picks && { [picks.property]: { widget: PickWidget, options: { picks: picks.resource } } };

/** A task: its form, what would come of it, and what has come of it. */
export function TaskPanel({ name }: { readonly name: string }): ReactNode {
  const { translate: t, has } = usePhrases();
  const { task, form } = useTask(name);
  const owner = useMemo(() => ({ ...task, constants: {}, captionKey: taskKey }), [task]);
  const faces = useMemo(() => facesOf(task), [task]);
  const [fromUrl] = useUrlState(
    Object.fromEntries(Object.keys(form.fields).map((property) => [parameterOf(property), ''])),
  );
  const given = useMemo(() => {
    const named = Object.keys(form.fields).map((property) => [property, fromUrl[parameterOf(property)]]);
    return { ...initialData(form, undefined, {}), ...Object.fromEntries(named.filter(([, value]) => value)) };
  }, [form, fromUrl]);
  const flow = useTaskFlow(task, form, given);
  const { step, issues } = flow;
  // The form itself asks before it is left with what was typed; after it there is a plan to lose.
  const isOffered = isFeasible(task, form, useMissingCalls().names);
  useLeaveGuard(isOffered && step.name === 'plan');
  const submit = t(taskKey(name, 'submit'));
  const description = taskKey(name, 'description');

  if (!isOffered)
    return (
      <Notice text={t('failure.noSuchCall')}>
        <button type="button" className={controls.button} onClick={missingCalls.forget}>
          {t('failure.checkAgain')}
        </button>
      </Notice>
    );
  return (
    <div className={styles.task}>
      {has(description) && <p className={styles.description}>{t(description)}</p>}
      {task.onSuccess === 'show' && <Steps task={task} current={step.name} />}
      {issues.length > 0 && <IssueList issues={issues} about={task.targetEntity} />}
      {step.name === 'form' && (
        <SchemaForm
          key={flow.opening}
          form={form}
          owner={owner}
          record={flow.data}
          faces={faces}
          save={flow.submit}
          submitCaptions={{ idle: task.plan ? t('task.preview') : submit, busy: t('task.working') }}
        />
      )}
      {step.name === 'plan' && <PlanView task={task} form={form} flow={flow} step={step} />}
      {step.name === 'result' && <OutcomeView task={task} result={step.result} restart={flow.restart} />}
      {flow.underway && (
        <LazyPart>
          <TaskProgress {...flow.underway} />
        </LazyPart>
      )}
    </div>
  );
}
