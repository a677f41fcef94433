import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Task } from '../../contract/model/task.ts';
import { taskKey } from '../../contract/text/captions.ts';
import { useRoleObstacle } from '../api/access/useRoleObstacle.ts';
import { missingOperations, useMissingOperations } from '../api/missing/missingOperations.ts';
import { usePhraseGroups, usePhrases, useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useTask } from '../core/lazy/taskModules.ts';
import { useUrlState } from '../core/routing/useUrlState.ts';
import controls from '../core/theme/controls.module.css';
import { useLeaveGuard } from '../feedback/dialog/leaveGuard.ts';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { ProgressLine } from '../feedback/progress/ProgressLine.tsx';
import { progressDelay } from '../feedback/progress/progressTiming.ts';
import { WithNewRecords } from '../form/create/WithNewRecords.tsx';
import { initialValuesOf } from '../form/payload.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { PlanIssues } from './PlanIssues.tsx';
import { PlanView } from './PlanView.tsx';
import { RecordSelectionWidget } from './RecordSelectionWidget.tsx';
import { TaskResult } from './TaskResult.tsx';
import styles from './task.module.css';
import { isTaskAvailable } from './taskForm.ts';
import { taskParameterOf } from './taskLinks.ts';
import { type RunningCall, type TaskStep, useTaskFlow } from './useTaskFlow.ts';

/** A list in the form replaces the field of its selection. */
const widgetsOf = ({ selection }: Task) =>
  selection && {
    [selection.property]: { widget: RecordSelectionWidget, options: { picks: selection.resource } },
  };

/** A task: its form, its plan, and its result. */
export function TaskPanel({ name }: { readonly name: string }): ReactNode {
  const { translate: t, has } = usePhrases();
  const { task, form } = useTask(name);
  const owner = useMemo(() => ({ ...task, constants: {}, captionKey: taskKey }), [task]);
  const faces = useMemo(() => widgetsOf(task), [task]);
  const [fromUrl] = useUrlState(
    Object.fromEntries(Object.keys(form.fields).map((property) => [taskParameterOf(property), ''])),
  );
  const initialValues = useMemo(() => {
    const named = Object.keys(form.fields).map((property) => [property, fromUrl[taskParameterOf(property)]]);
    return {
      ...initialValuesOf(form, undefined, {}),
      ...Object.fromEntries(named.filter(([, value]) => value)),
    };
  }, [form, fromUrl]);
  const flow = useTaskFlow(task, form, initialValues);
  const { step, issues } = flow;
  const isAvailable = isTaskAvailable(task, form, useMissingOperations().names);
  // The form asks before it discards changes. Once submitted, its values are unchanged, and a plan may wait for the operator.
  const isPlanned = task.plan !== undefined && flow.isSubmitted && step.name !== 'result';
  useLeaveGuard(isAvailable && isPlanned);
  const reason = useRoleObstacle()(task.operation);
  const submit = t(taskKey(name, 'submit'));
  const description = taskKey(name, 'description');

  if (!isAvailable)
    return (
      <Notice text={t('failure.noSuchCall')}>
        <button type="button" className={controls.button} onClick={missingOperations.forget}>
          {t('failure.checkAgain')}
        </button>
      </Notice>
    );
  return (
    <div className={styles.task}>
      {has(description) && <p className={styles.description}>{t(description)}</p>}
      {reason !== undefined && <Notice text={reason} />}
      {task.plan && <TaskSteps current={step.name} />}
      {issues.length > 0 && <PlanIssues issues={issues} about={task.targetEntity} />}
      {step.name === 'form' && (
        <WithNewRecords>
          <SchemaForm
            key={flow.formRevision}
            form={form}
            owner={owner}
            record={flow.data}
            readonly={reason !== undefined}
            widgets={faces}
            save={flow.submit}
            submitCaptions={{ idle: task.plan ? t('task.preview') : submit, busy: t('task.working') }}
          />
        </WithNewRecords>
      )}
      {step.name === 'plan' && <PlanView task={task} form={form} flow={flow} step={step} />}
      {step.name === 'result' && <TaskResult task={task} result={step.result} restart={flow.restart} />}
      {flow.runningCall && (
        <LazyPart>
          <TaskProgress {...flow.runningCall} />
        </LazyPart>
      )}
    </div>
  );
}

const stepNames: readonly TaskStep['name'][] = ['form', 'plan', 'result'];

/** The steps of a task with a preview, with the current one marked. A form with its result alone needs no steps. */
function TaskSteps({ current }: { readonly current: TaskStep['name'] }): ReactNode {
  const t = useTranslate();
  return (
    <ol className={styles.steps} aria-label={t('task.steps')}>
      {stepNames.map((name) => (
        <li key={name} aria-current={name === current ? 'step' : undefined}>
          {t(`task.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

const groups = ['progress'];

/** The progress of a task's call, shown after a moment. */
function TaskProgress({ phase, cancel }: RunningCall): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), progressDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <ProgressLine
        progress={{ activity: t(`progress.${phase}`) }}
        note={cancel ? undefined : t('progress.sent')}
        cancel={cancel}
      />
    )
  );
}
