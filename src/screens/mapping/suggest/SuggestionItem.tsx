import type { ReactNode } from 'react';
import { choiceKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { MappingSuggestion } from './MappingSuggestion.ts';
import styles from './SuggestDialog.module.css';

interface SuggestionItemProps {
  readonly suggestion: MappingSuggestion;
  readonly isAccepted: boolean;
  readonly decide: (isAccepted: boolean) => void;
}

/** One suggestion: target field, source field, function, score and reasons. */
export function SuggestionItem({ suggestion, isAccepted, decide }: SuggestionItemProps): ReactNode {
  const t = useTranslate();
  const { targetField, rowId, cells, score, reasons, within } = suggestion;
  const { sourceField, functionType, expression, description } = cells;
  const percent = Math.round(score * 100);
  const functionName =
    functionType &&
    functionType !== 'REGULAR' &&
    t(choiceKey('interface', ['fieldMappings', 'functionType'], functionType));
  return (
    <li className={styles.item} data-inside={within !== undefined}>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={({ target }) => decide(target.checked)} />
        <span className={styles.fields}>
          <span>
            <code>{targetField}</code>
            {description && <small> {description}</small>}
          </span>
          <span>
            <span aria-hidden="true">← </span>
            <code>{sourceField}</code>
          </span>
          {functionName && (
            <small>
              {functionName} <code>{expression}</code>
            </small>
          )}
          <small>
            {[
              ...(rowId === undefined ? [] : [t('mappingEditor.suggest.completes')]),
              ...reasons.map(({ code, parameters }) =>
                t(`mappingEditor.suggest.reasons.${code}`, parameters),
              ),
            ].join(' · ')}
          </small>
        </span>
        <span className={styles.score}>
          <meter min={0} max={100} low={70} high={85} optimum={100} value={percent} aria-hidden="true" />
          {percent} %
        </span>
      </label>
    </li>
  );
}
