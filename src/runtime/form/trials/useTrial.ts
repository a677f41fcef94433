import { useEffect, useRef, useState } from 'react';
import type { Trial } from '../../../contract/resource.ts';
import type { Answer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import type { Data } from '../FormScope.ts';
import { problemsIn, type Refused } from '../problemsIn.ts';

/** A trial of what a form held, under way or answered. */
export interface TrialRun {
  readonly trial: Trial;
  readonly body: Data;
  readonly answer?: Answer;
}

export interface Trials {
  readonly run: TrialRun | undefined;
  readonly begin: (trial: Trial) => Promise<void>;
  /** Waits no longer, and shows nothing of it any more. */
  readonly end: () => void;
}

/**
 * Tries what a form holds (`Resource.trials`), one at a time. `check` gives what would be sent, or nothing where that is not sound;
 * what the service finds wrong with fields goes to `refuse`, as when it is saved.
 */
export function useTrial(
  check: () => Data | undefined,
  refuse: (problems: readonly Refused[]) => void,
): Trials {
  const [run, setRun] = useState<TrialRun>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const end = (): void => {
    waiting.current?.abort();
    setRun(undefined);
  };

  const begin = async (trial: Trial): Promise<void> => {
    end();
    const body = check();
    if (!body) return;
    const controller = new AbortController();
    waiting.current = controller;
    setRun({ trial, body });
    const answer = await callByName(trial.operation, { body }, { inline: true, signal: controller.signal });
    if (controller.signal.aborted) return;
    const problems = problemsIn(answer);
    if (problems.length > 0) refuse(problems);
    setRun(problems.length > 0 ? undefined : { trial, body, answer });
  };

  return { run, begin, end };
}
