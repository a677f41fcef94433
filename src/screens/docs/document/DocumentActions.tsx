import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import Logs from 'lucide-react/icons/logs';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Row } from '../../../contract/envelope.ts';
import { usePhrases } from '../../../runtime/i18n/LocaleProvider.tsx';
import { saveText } from '../../../runtime/task/saveText.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import { interfacePage } from '../interfacePage.ts';
import { KeepButtons } from '../KeepButtons.tsx';
import { linkTo } from '../linkTo.ts';
import type { InterfaceDocument } from './interfaceDocument.ts';
import { markdownOf } from './markdownOf.ts';

interface DocumentActionsProps {
  readonly record: Row;
  readonly document: InterfaceDocument;
}

/** What can be done with a document: try it, look at what has come of it and at what its fields mean, keep it. */
export function DocumentActions({ record, document }: DocumentActionsProps): ReactNode {
  const { translate: t } = usePhrases();
  const { body, request } = document;
  const name = String(record.interfaceName);
  const { uuid } = record;
  const saveSchema = () =>
    saveText(`${name}.schema.json`, `${JSON.stringify(body?.schema, null, 2)}\n`, 'application/schema+json');
  const parameters = new URLSearchParams({ reference: interfacePage });
  return (
    <div className={styles.actions}>
      {request && (
        <Link href={linkTo({ type: 'requestOpened', uuid })} className={controls.primary}>
          <Send size={16} aria-hidden="true" />
          {t('docs.document.test')}
        </Link>
      )}
      <Link href={linkTo({ type: 'logsShown', service: name, uuid })} className={controls.button}>
        <Logs size={16} aria-hidden="true" />
        {t('docs.document.logs')}
      </Link>
      <Link href={`${linkTo({ type: 'referenceOpened', uuid })}&${parameters}`} className={controls.button}>
        <BookOpen size={16} aria-hidden="true" />
        {t('docs.document.reference')}
      </Link>
      {body && (
        <button type="button" className={controls.button} onClick={saveSchema}>
          <Download size={16} aria-hidden="true" />
          {t('docs.document.schema')}
        </button>
      )}
      <KeepButtons name={`${name}.md`} markdown={() => markdownOf(name, document, t)} />
    </div>
  );
}
