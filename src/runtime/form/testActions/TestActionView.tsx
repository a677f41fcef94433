import isEqual from 'fast-deep-equal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Field, TestAction } from '../../../contract/model/resource.ts';
import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { failureAdvice, failureMessage } from '../../api/failures.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { Notice } from '../../feedback/Notice.tsx';
import { ProgressLine } from '../../feedback/progress/ProgressLine.tsx';
import { DetailView, detailViews } from '../../fields/DetailView.tsx';
import type { FormOwner, FormValues } from '../../fields/FormScope.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import styles from './testActions.module.css';
import type { TestActionRun } from './useTestAction.ts';

interface TestActionViewProps {
  readonly run: TestActionRun;
  readonly owner: FormOwner;
  /** What the form would send now. */
  readonly current: FormValues;
  readonly end: () => void;
}

const groups = ['trials'];

/** A trial of what the form holds: how long it lasts, then its answer, until it is closed. Once the form has changed, it says so. */
export function TestActionView({ run, owner, current, end }: TestActionViewProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { trial, body, answer } = run;
  const caption = t(resourceKey(owner.name, `testActions.${trial.id}.title`));

  // Below the buttons, which stay where they are; where there is no room left, it comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer takes more room than the progress did
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  return (
    <section ref={root} className={styles.run} aria-labelledby={id} aria-busy={!answer}>
      <header>
        <h3 id={id}>{caption}</h3>
        <p className={styles.outdated} role="status">
          {answer && !isEqual(body, current) && t('trials.outdated')}
        </p>
        {answer ? (
          <button type="button" className={controls.icon} aria-label={t('trials.close')} onClick={end}>
            <X size={16} aria-hidden="true" />
          </button>
        ) : (
          // Not "Cancel": so is called what leaves the form.
          <button type="button" className={controls.button} onClick={end}>
            {t('trials.stop')}
          </button>
        )}
      </header>
      {answer ? (
        <TestAnswer trial={trial} caption={caption} answer={answer} />
      ) : (
        <ProgressLine progress={{ activity: t('trials.running', { trial: caption }) }} />
      )}
    </section>
  );
}

interface TestAnswerProps {
  readonly trial: TestAction;
  readonly caption: string;
  readonly answer: ApiAnswer;
}

type AnswerEntry = readonly [property: string, field: Field];

/** Whether the back end lacks the call: not every one offers it. One that has it says NOT_FOUND of a record that is gone. */
const isNotOffered = ({ status, errorCode }: ApiAnswer): boolean =>
  status === 404 && errorCode !== 'NOT_FOUND';

const isResultFlag = ([, { widget }]: AnswerEntry): boolean => widget === 'outcome';

/** What an answer has, without what only programs read: who it is about stands above, in the form. */
function entriesOf({ result }: TestAction, data: Readonly<Record<string, unknown>>): AnswerEntry[] {
  const isThere = (value: unknown): boolean =>
    (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.entries(result.fields).filter(
    ([property]) => isThere(data[property]) && !/uuid$/i.test(property),
  );
}

/** What a trial answered, under the captions of its entity; or why it did not. */
export function TestAnswer({ trial, caption, answer }: TestAnswerProps): ReactNode {
  const t = useTranslate();
  if (isNotOffered(answer)) return <Notice tone="warning" text={t('trials.notOffered')} />;
  if (!answer.success)
    return (
      <Notice tone="negative" text={failureMessage(answer, t)}>
        {failureAdvice(answer, t)}
      </Notice>
    );
  const { entity } = trial.result;
  const data = isRecord(answer.data) ? answer.data : {};
  const entries = entriesOf(trial, data);
  const captionOf = (property: string): string => t(`${fieldKey(entity, [property])}.title`);
  const isWide = ([property, field]: AnswerEntry): boolean =>
    fieldTypeOf(field, entity, [property]).name in detailViews;
  const resultFlag = entries.find(isResultFlag);
  const summary =
    resultFlag === undefined
      ? t('trials.answered', { trial: caption })
      : t(data[resultFlag[0]] === true ? 'trials.succeeded' : 'trials.failed', {
          test: t(`${fieldKey(entity, [])}.title`),
        });
  return (
    <>
      {/* The answer in a word; who wants the rest finds it below. */}
      <p className={controls.visuallyHidden} role="status">
        {summary}
      </p>
      <dl className={styles.answer}>
        {entries.map((entry) => (
          <div key={entry[0]} data-wide={isWide(entry)}>
            <dt>{captionOf(entry[0])}</dt>
            <dd>
              <DetailView
                record={{ uuid: '', ...data }}
                property={entry[0]}
                field={entry[1]}
                entity={entity}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
