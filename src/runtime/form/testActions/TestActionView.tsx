import isEqual from 'fast-deep-equal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Field, TestAction } from '../../../contract/model/resource.ts';
import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { failureAdvice, failureMessage } from '../../api/failures.ts';
import { noSuchOperation } from '../../api/missing/missingOperations.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { Notice } from '../../feedback/Notice.tsx';
import { ProgressLine } from '../../feedback/progress/ProgressLine.tsx';
import { DetailView } from '../../fields/DetailView.tsx';
import type { FormOwner, FormValues } from '../../fields/FormScope.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import { RecordTimeZone } from '../../fields/timeZone/RecordTimeZone.tsx';
import { zoneSourceOf } from '../../fields/timeZone/zoneOf.ts';
import styles from './testActions.module.css';
import type { TestActionRun } from './useTestAction.ts';

interface TestActionViewProps {
  readonly run: TestActionRun;
  readonly owner: FormOwner;
  /** The record that the form would send now. */
  readonly current: FormValues;
  readonly end: () => void;
}

const groups = ['testActions'];

/**
 * A test of the form's values: its duration, then its answer, until closed. Shows a note if the form has changed
 * since.
 */
export function TestActionView({ run, owner, current, end }: TestActionViewProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { testAction, body, answer } = run;
  const caption = t(resourceKey(owner.name, `testActions.${testAction.id}.title`));

  // Scrolls the view below the buttons into sight; the buttons keep their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is taller than the progress
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  return (
    <section ref={root} className={styles.run} aria-labelledby={id} aria-busy={!answer}>
      <header>
        <h3 id={id}>{caption}</h3>
        <p className={styles.outdated} role="status">
          {answer && !isEqual(body, current) && t('testActions.outdated')}
        </p>
        {answer ? (
          <button type="button" className={controls.icon} aria-label={t('testActions.close')} onClick={end}>
            <X size={16} aria-hidden="true" />
          </button>
        ) : (
          // Not "Cancel", which is the caption for leaving the form.
          <button type="button" className={controls.button} onClick={end}>
            {t('testActions.stop')}
          </button>
        )}
      </header>
      {answer ? (
        <TestAnswer testAction={testAction} caption={caption} answer={answer} />
      ) : (
        <ProgressLine progress={{ activity: t('testActions.running', { testAction: caption }) }} />
      )}
    </section>
  );
}

interface TestAnswerProps {
  readonly testAction: TestAction;
  readonly caption: string;
  readonly answer: ApiAnswer;
}

type AnswerEntry = readonly [property: string, field: Field];

const isResultFlag = ([, { widget }]: AnswerEntry): boolean => widget === 'outcome';

/** The entries of an answer, without technical ones and the record's name, which the form shows above. */
function entriesOf({ result }: TestAction, data: Readonly<Record<string, unknown>>): AnswerEntry[] {
  const isThere = (value: unknown): boolean =>
    (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.entries(result.fields).filter(
    ([property]) => isThere(data[property]) && !/uuid$/i.test(property),
  );
}

/** The answer of a test, with the captions of its entity, or the reason of its failure. */
function TestAnswer({ testAction, caption, answer }: TestAnswerProps): ReactNode {
  const t = useTranslate();
  if (answer.error === noSuchOperation) return <Notice tone="warning" text={t('testActions.notOffered')} />;
  if (!answer.success)
    return (
      <Notice tone="negative" text={failureMessage(answer, t)}>
        {failureAdvice(answer, t)}
      </Notice>
    );
  const { entity } = testAction.result;
  const data = isRecord(answer.data) ? answer.data : {};
  const entries = entriesOf(testAction, data);
  const captionOf = (property: string): string => t(`${fieldKey(entity, [property])}.title`);
  const isWide = ([property, field]: AnswerEntry): boolean =>
    fieldTypeOf(field, entity, [property]).DetailView !== undefined;
  const resultFlag = entries.find(isResultFlag);
  const summary =
    resultFlag === undefined
      ? t('testActions.answered', { testAction: caption })
      : t(data[resultFlag[0]] === true ? 'testActions.succeeded' : 'testActions.failed', {
          test: t(`${fieldKey(entity, [])}.title`),
        });
  return (
    <>
      {/* A one-word result for screen readers; details follow below. */}
      <p className={controls.visuallyHidden} role="status">
        {summary}
      </p>
      <RecordTimeZone source={zoneSourceOf(testAction.result.fields)} record={data}>
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
      </RecordTimeZone>
    </>
  );
}
