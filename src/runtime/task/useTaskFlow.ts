import { useState } from 'react';
import type { Form } from '../../contract/model/form.ts';
import type { ImportPlan } from '../../contract/model/importPlan.ts';
import type { Task } from '../../contract/model/task.ts';
import type { FieldError } from '../../contract/validation/fieldErrors.ts';
import type { ApiAnswer } from '../api/answer.ts';
import type { OperationArgs } from '../api/buildRequest.ts';
import { callByName } from '../api/call.ts';
import { showFailure } from '../api/failures.ts';
import { noSuchOperation } from '../api/missing/missingOperations.ts';
import { useRefreshAllBut } from '../api/useOperation.ts';
import { saveFile } from '../core/files/saveFile.ts';
import { toastStore } from '../feedback/toast/toastStore.ts';
import type { FormValues } from '../fields/FormScope.ts';
import { refusedFieldsOf } from '../form/issues/formIssues.ts';
import type { SaveForm } from '../form/useFormState.ts';
import { taskArgsOf, taskFileName } from './taskForm.ts';

export type TaskStep =
  | { readonly name: 'form' }
  /** Without a plan: the back end lacks the operation, and the task runs without. */
  | { readonly name: 'plan'; readonly plan: ImportPlan | undefined; readonly isRenewed: boolean }
  | { readonly name: 'result'; readonly result: FormValues };

/** A running call. */
export interface RunningCall {
  readonly phase: 'planning' | 'preparing' | 'applying';
  /** Left out where the request cannot be cancelled. */
  readonly cancel?: () => void;
}

export interface TaskFlow {
  readonly step: TaskStep;
  /** The last submitted or initial values of the form. */
  readonly data: FormValues;
  /** The operator has submitted `data`. */
  readonly isSubmitted: boolean;
  /** Increases to reset the form to `data`. */
  readonly formRevision: number;
  /** The service's problems that belong to no form field. */
  readonly issues: readonly FieldError[];
  readonly runningCall: RunningCall | undefined;
  /** Submits the form: makes a plan where the task has one, or else runs it. */
  readonly submit: SaveForm;
  readonly apply: () => Promise<void>;
  readonly back: () => void;
  readonly restart: () => void;
}

/** The store has changed since the plan was made: nothing was done, and the answer has the new plan. */
const planChanged = 'PLAN_CHANGED';

/** Form → plan → result. Going back restores the submitted form. */
export function useTaskFlow(task: Task, form: Form, initial: FormValues): TaskFlow {
  const refreshAll = useRefreshAllBut();
  const [step, setStep] = useState<TaskStep>({ name: 'form' });
  const [{ data, isSubmitted, formRevision }, setOpened] = useState({
    data: initial,
    isSubmitted: false,
    formRevision: 0,
  });
  const [issues, setIssues] = useState<readonly FieldError[]>([]);
  const [runningCall, setRunningCall] = useState<RunningCall>();
  const open = (next: FormValues, isSubmitted: boolean) =>
    setOpened(({ formRevision }) => ({ data: next, isSubmitted, formRevision: formRevision + 1 }));

  /** Returns problems of form fields for the form to show; lists all others next to it. */
  function showRefusal(answer: ApiAnswer) {
    const problems = refusedFieldsOf(answer);
    const isOfForm = ({ field }: FieldError): boolean => field in form.fields;
    setIssues(problems.filter((problem) => !isOfForm(problem)));
    if (problems.length === 0) showFailure(answer, task.failureMessage ?? 'message.operationFailed');
    return problems.filter(isOfForm);
  }

  function showPlan(plan: ImportPlan | undefined, isRenewed = false): void {
    setIssues([]);
    setStep({ name: 'plan', plan, isRenewed });
  }

  /** Plans and files only read data, so the operator may cancel. */
  async function callTask(
    phase: RunningCall['phase'],
    operation: string,
    args: OperationArgs,
  ): Promise<ApiAnswer> {
    const cancelling = new AbortController();
    setRunningCall({ phase, cancel: phase === 'applying' ? undefined : () => cancelling.abort() });
    const answer = await callByName(operation, args, { inline: true, signal: cancelling.signal });
    setRunningCall(undefined);
    return answer;
  }

  async function makePlan(plan: string, typed: FormValues) {
    const answer = await callTask('planning', plan, taskArgsOf(task, form, typed) ?? {});
    if (!answer.success && answer.error !== noSuchOperation) return showRefusal(answer);
    showPlan(answer.success ? (answer.data as ImportPlan) : undefined);
    return undefined;
  }

  async function runTask(typed: FormValues, planHash?: string) {
    const args = { ...taskArgsOf(task, form, typed), planHash };
    const answer = await callTask(
      task.onSuccess === 'download' ? 'preparing' : 'applying',
      task.operation,
      args,
    );
    if (answer.errorCode === planChanged) {
      showPlan(answer.data as ImportPlan, true);
      return undefined;
    }
    if (!answer.success) return showRefusal(answer);
    setIssues([]);
    toastStore.show({ kind: 'success', message: (t) => t(task.successMessage) });
    if (task.onSuccess === 'download') {
      saveFile(taskFileName(task, form, typed), answer.data);
      return undefined;
    }
    setStep({ name: 'result', result: answer.data as FormValues });
    // Any list on screen may have changed. The result does not wait for them: until it appears, the operator could
    // start the task again.
    void refreshAll();
    return undefined;
  }

  const submit: SaveForm = async (typed) => {
    // The field name gives the place.
    if (!taskArgsOf(task, form, typed))
      return [{ field: task.bodyProperty ?? '', message: '', phrase: 'validation.json' }];
    const refused = await (task.plan ? makePlan(task.plan, typed) : runTask(typed));
    if (!refused) open(typed, true);
    return refused;
  };

  async function apply(): Promise<void> {
    if (step.name !== 'plan') return;
    const refused = await runTask(data, step.plan?.planHash);
    // The step has no form that could show them.
    if (refused) setIssues((others) => [...refused, ...others]);
  }

  const back = () => {
    setIssues([]);
    setStep({ name: 'form' });
  };
  const restart = () => {
    open(initial, false);
    back();
  };
  return {
    step,
    data,
    isSubmitted,
    formRevision,
    issues,
    runningCall,
    submit,
    apply,
    back,
    restart,
  };
}
