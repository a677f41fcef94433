import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../../runtime/core/routing/hashLocation.ts';
import { clearRelatedParameters, relatedListPrefix } from '../../../runtime/core/routing/recordUrl.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { FoldedText } from '../../../runtime/fields/types/text/MultilineDetailView.tsx';
import { useChoiceCaption } from '../../../runtime/fields/useChoiceCaption.ts';
import styles from '../debugging.module.css';
import type { DebugStep } from '../run/debugRun.ts';

interface StepDetailProps {
  /** Uuid of the interface. */
  readonly uuid: string;
  readonly step: DebugStep;
}

/** One step in full, with a link to its mapping row. */
export function StepDetail({ uuid, step }: StepDetailProps): ReactNode {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const { lineNo, targetField, functionType, input, output, error } = step;
  const values = Object.entries({ input, output }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return (
    <section className={styles.detail} aria-label={t('debugging.trace.detail')}>
      <header className={styles.titleLine}>
        <h2>
          {t('debugging.trace.line', { line: lineNo })} · <code>{targetField}</code> ·{' '}
          {choiceCaption('debugRun', ['steps', 'functionType'], functionType)}
        </h2>
        <Link className={controls.button} href={mappingRowHref(uuid, lineNo)}>
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
                <FoldedText key={text} text={indentJsonText(text)} />
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Returns the address at which a mapping row of the interface is edited. It keeps the parameters of the list
 * and drops the tab beside it.
 */
function mappingRowHref(uuid: string, line: number): string {
  const [path, query] = currentLocation().split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of ['tab', ...Object.keys(clearRelatedParameters(currentLocation()))])
    parameters.delete(name);
  const at = { view: 'edit', uuid, section: 'mapping', [`${relatedListPrefix}line`]: String(line) };
  for (const [name, value] of Object.entries(at)) parameters.set(name, value);
  return `${path}?${parameters}`;
}
