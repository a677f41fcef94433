import { useEffect, useRef, useState } from 'react';
import type { TestAction } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { type RefusedField, refusedFieldsOf } from '../formIssues.ts';

/** A trial of what a form held, under way or answered. */
export interface TestActionRun {
  readonly trial: TestAction;
  readonly body: FormValues;
  readonly answer?: ApiAnswer;
}

export interface TestActionState {
  readonly run: TestActionRun | undefined;
  readonly start: (trial: TestAction) => Promise<void>;
  /** Waits no longer, and shows nothing of it any more. */
  readonly close: () => void;
}

/**
 * Tries what a form holds (`Resource.trials`), one at a time. `check` gives what would be sent, or nothing where that is not sound;
 * what the service finds wrong with fields goes to `refuse`, as when it is saved.
 */
export function useTestAction(
  check: () => FormValues | undefined,
  refuse: (problems: readonly RefusedField[]) => void,
): TestActionState {
  const [run, setRun] = useState<TestActionRun>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const end = (): void => {
    waiting.current?.abort();
    setRun(undefined);
  };

  const begin = async (trial: TestAction): Promise<void> => {
    end();
    const body = check();
    if (!body) return;
    const controller = new AbortController();
    waiting.current = controller;
    setRun({ trial, body });
    const answer = await callByName(trial.operation, { body }, { inline: true, signal: controller.signal });
    if (controller.signal.aborted) return;
    const problems = refusedFieldsOf(answer);
    if (problems.length > 0) refuse(problems);
    setRun(problems.length > 0 ? undefined : { trial, body, answer });
  };

  return { run, start: begin, close: end };
}
