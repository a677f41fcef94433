import type { ReactNode } from 'react';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import { usePhrases } from '../../core/i18n/LocaleProvider.tsx';
import { useFormScope } from '../../fields/FormScope.ts';
import { captionOfPath } from './formIssues.ts';
import { hasControl } from './hasControl.ts';

interface ProblemSummaryProps {
  readonly problems: readonly FieldError[];
}

/** The number of problems that controls show, and the sentences of all others. */
export function ProblemSummary({ problems }: ProblemSummaryProps): ReactNode {
  const phrases = usePhrases();
  const { form, layout, data } = useFormScope();
  const { translate: t } = phrases;
  const others = problems.filter(({ field }) => !hasControl(field, form, layout, data));
  const count = problems.length - others.length;
  const sentenceOf = ({ field, message }: FieldError): string => {
    const caption = captionOfPath(form.entity, field, phrases);
    return message.includes(caption) ? message : t('form.ofField', { field: caption, problem: message });
  };
  return (
    <>
      {count > 0 && <p>{t('form.problems', { count })}</p>}
      {[...new Set(others.map(sentenceOf))].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
