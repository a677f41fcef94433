import { useState } from 'react';
import type { Form } from '../../contract/form.ts';
import type { Plan } from '../../contract/plan.ts';
import type { Task } from '../../contract/task.ts';
import type { Problem } from '../../contract/violations.ts';
import type { Answer } from '../api/answer.ts';
import type { Args } from '../api/buildRequest.ts';
import { callByName } from '../api/call.ts';
import { noSuchCall } from '../api/missingCalls.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useToast } from '../feedback/useToast.ts';
import type { Data } from '../form/FormScope.ts';
import { problemsIn } from '../form/problemsIn.ts';
import type { Save } from '../form/useFormState.ts';
import { fileName } from './fileName.ts';
import { saveFile } from './saveFile.ts';
import { taskArgs } from './taskArgs.ts';

export type Step =
  | { readonly name: 'form' }
  /** Without a plan: the back end has no such call, and the task can be done without. */
  | { readonly name: 'plan'; readonly plan: Plan | undefined; readonly isRenewed: boolean }
  | { readonly name: 'result'; readonly result: Data };

/** A call that is under way. */
export interface Underway {
  readonly what: 'planning' | 'preparing' | 'applying';
  /** Left out where what was sent cannot be taken back. */
  readonly cancel?: () => void;
}

export interface TaskFlow {
  readonly step: Step;
  /** What the form was sent with last, or begins with. */
  readonly data: Data;
  /** Grows when the form is to begin anew with `data`. */
  readonly opening: number;
  /** What the service refuses besides fields of the form. */
  readonly issues: readonly Problem[];
  readonly underway: Underway | undefined;
  /** Sends the form: to be planned where the task has a plan, or else to be done. */
  readonly submit: Save;
  readonly apply: () => Promise<void>;
  readonly back: () => void;
  readonly restart: () => void;
}

/** The store has changed since the plan was made: nothing was done, and the answer is the plan as of now. */
const outdated = 'PLAN_CHANGED';

/** Form → plan → result. Going back finds the form as it was sent. */
export function useTaskFlow(task: Task, form: Form, given: Data): TaskFlow {
  const toast = useToast();
  const refresh = useRefresh();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [{ data, opening }, setGiven] = useState({ data: given, opening: 0 });
  const [issues, setIssues] = useState<readonly Problem[]>([]);
  const [underway, setUnderway] = useState<Underway>();
  const open = (next: Data) => setGiven((last) => ({ data: next, opening: last.opening + 1 }));

  /** Problems of the form's own fields are answered, for the form to show; all others are listed beside it. */
  function refuse(answer: Answer) {
    const problems = problemsIn(answer);
    const isOfForm = ({ field }: Problem): boolean => field in form.fields;
    setIssues(problems.filter((problem) => !isOfForm(problem)));
    if (problems.length === 0) showFailure(answer, task.failureMessage ?? 'message.operationFailed');
    return problems.filter(isOfForm);
  }

  function showPlan(plan: Plan | undefined, isRenewed = false): void {
    setIssues([]);
    setStep({ name: 'plan', plan, isRenewed });
  }

  /** A plan, or a file, is only read: who has waited long enough leaves it. */
  async function ask(what: Underway['what'], operation: string, args: Args): Promise<Answer> {
    const cancelling = new AbortController();
    setUnderway({ what, cancel: what === 'applying' ? undefined : () => cancelling.abort() });
    const answer = await callByName(operation, args, { inline: true, signal: cancelling.signal });
    setUnderway(undefined);
    return answer;
  }

  async function makePlan(plan: string, typed: Data) {
    const answer = await ask('planning', plan, taskArgs(task, form, typed) ?? {});
    if (!answer.success && answer.error !== noSuchCall) return refuse(answer);
    showPlan(answer.success ? (answer.data as Plan) : undefined);
    return undefined;
  }

  async function carryOut(typed: Data, planHash?: string) {
    const args = { ...taskArgs(task, form, typed), planHash };
    const answer = await ask(task.onSuccess === 'download' ? 'preparing' : 'applying', task.operation, args);
    if (answer.errorCode === outdated) {
      showPlan(answer.data as Plan, true);
      return undefined;
    }
    if (!answer.success) return refuse(answer);
    setIssues([]);
    toast({ kind: 'success', message: (t) => t(task.successMessage) });
    // It may have changed whatever a list shows.
    if (task.onSuccess === 'show') await refresh();
    if (task.onSuccess === 'download') saveFile(fileName(task, form, typed), answer.data);
    else setStep({ name: 'result', result: answer.data as Data });
    return undefined;
  }

  const submit: Save = async (typed) => {
    // Its field names the place.
    if (!taskArgs(task, form, typed))
      return [{ field: task.bodyProperty ?? '', message: '', phrase: 'validation.json' }];
    const refused = await (task.plan ? makePlan(task.plan, typed) : carryOut(typed));
    if (!refused) open(typed);
    return refused;
  };

  async function apply(): Promise<void> {
    if (step.name !== 'plan') return;
    await carryOut(data, step.plan?.planHash);
  }

  const back = () => {
    setIssues([]);
    setStep({ name: 'form' });
  };
  const restart = () => {
    open(given);
    back();
  };
  return { step, data, opening, issues, underway, submit, apply, back, restart };
}
