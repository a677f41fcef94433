import { useEffect, useRef, useState } from 'react';
import type { TestAction } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { type RefusedField, refusedFieldsOf } from '../issues/formIssues.ts';

/** A test of form values, running or finished. */
export interface TestActionRun {
  readonly testAction: TestAction;
  readonly body: FormValues;
  readonly answer?: ApiAnswer;
}

interface TestActionState {
  readonly run: TestActionRun | undefined;
  readonly start: (testAction: TestAction) => Promise<void>;
  /** Ends the wait and hides the result. */
  readonly close: () => void;
}

/**
 * Tests the values of a form (`Resource.testActions`), one at a time. `check` returns the record to send, or
 * nothing when it is invalid. Field problems from the service go to `refuse`, as for a save.
 */
export function useTestAction(
  check: () => FormValues | undefined,
  refuse: (problems: readonly RefusedField[]) => void,
): TestActionState {
  const [run, setRun] = useState<TestActionRun>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const close = (): void => {
    running.current?.abort();
    setRun(undefined);
  };

  const start = async (testAction: TestAction): Promise<void> => {
    close();
    const body = check();
    if (!body) return;
    const controller = new AbortController();
    running.current = controller;
    setRun({ testAction, body });
    const answer = await callByName(
      testAction.operation,
      { body },
      { inline: true, signal: controller.signal },
    );
    if (controller.signal.aborted) return;
    const problems = refusedFieldsOf(answer);
    if (problems.length > 0) refuse(problems);
    setRun(problems.length > 0 ? undefined : { testAction, body, answer });
  };

  return { run, start, close };
}
