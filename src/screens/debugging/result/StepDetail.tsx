import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { choiceKey } from '../../../contract/labelKey.ts';
import { FoldedText } from '../../../runtime/fields/FoldedText.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import type { Step } from '../run/DebugRun.ts';
import { jsonIn } from '../run/jsonIn.ts';
import { mappingRowLink } from './mappingRowLink.ts';

interface StepDetailProps {
  /** Of the interface. */
  readonly uuid: string;
  readonly step: Step;
}

/** JSON over several lines; what was cut off is no JSON any more, and stays as it is. */
function formatted(text: string): string {
  const value = jsonIn(text);
  return value === undefined ? text : JSON.stringify(value, undefined, 2);
}

/** One step in full, and the way to the row of the mapping that it belongs to. */
export function StepDetail({ uuid, step }: StepDetailProps): ReactNode {
  const t = useTranslate();
  const { lineNo, targetField, functionType, input, output, error } = step;
  const values = Object.entries({ input, output }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return (
    <section className={styles.detail} aria-label={t('debugging.trace.detail')}>
      <header className={styles.line}>
        <h2>
          {t('debugging.trace.line', { line: lineNo })} · <code>{targetField}</code> ·{' '}
          {t(choiceKey('debugRun', ['steps', 'functionType'], functionType))}
        </h2>
        <Link className={controls.button} href={mappingRowLink(uuid, lineNo)}>
          {t('debugging.trace.open')}
        </Link>
      </header>
      {error !== undefined && <p data-tone="negative">{error}</p>}
      <dl>
        {values.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`debugging.trace.columns.${name}`)}</dt>
            <dd>
              <code className={styles.text}>
                <FoldedText key={text} text={formatted(text)} />
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
