import type { ReactNode } from 'react';
import { isRecord } from '../../../contract/isRecord.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import type { Field, Trial } from '../../../contract/resource.ts';
import type { Answer } from '../../api/answer.ts';
import { failureAdvice, failureMessage } from '../../api/failureWords.ts';
import { details } from '../../fields/details.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import { Value } from '../../fields/Value.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Notice } from '../../resource/Notice.tsx';
import controls from '../../theme/controls.module.css';
import styles from './trials.module.css';

interface TrialAnswerProps {
  readonly trial: Trial;
  readonly caption: string;
  readonly answer: Answer;
}

type Entry = readonly [property: string, field: Field];

/** Whether the back end lacks the call: not every one offers it. One that has it says NOT_FOUND of a record that is gone. */
const isNotOffered = ({ status, errorCode }: Answer): boolean => status === 404 && errorCode !== 'NOT_FOUND';

const isOutcome = ([, { widget }]: Entry): boolean => widget === 'outcome';

/** What an answer has, without what only programs read: who it is about stands above, in the form. */
function entriesOf({ result }: Trial, data: Readonly<Record<string, unknown>>): Entry[] {
  const isThere = (value: unknown): boolean =>
    (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.entries(result.fields).filter(
    ([property]) => isThere(data[property]) && !/uuid$/i.test(property),
  );
}

/** What a trial answered, under the captions of its entity; or why it did not. */
export function TrialAnswer({ trial, caption, answer }: TrialAnswerProps): ReactNode {
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
  const isWide = ([property, field]: Entry): boolean =>
    fieldTypeOf(field, entity, [property]).name in details;
  const outcome = entries.find(isOutcome);
  const summary =
    outcome === undefined
      ? t('trials.answered', { trial: caption })
      : t(data[outcome[0]] === true ? 'trials.succeeded' : 'trials.failed', {
          test: t(`${fieldKey(entity, [])}.title`),
        });
  return (
    <>
      {/* The answer in a word; who wants the rest finds it below. */}
      <p className={controls.heard} role="status">
        {summary}
      </p>
      <dl className={styles.answer}>
        {entries.map((entry) => (
          <div key={entry[0]} data-wide={isWide(entry)}>
            <dt>{captionOf(entry[0])}</dt>
            <dd>
              <Value record={{ uuid: '', ...data }} property={entry[0]} field={entry[1]} entity={entity} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
