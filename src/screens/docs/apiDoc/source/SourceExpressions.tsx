import type { ReactNode } from 'react';
import type { FieldMapping } from '#generated/types.ts';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import styles from '../../docs.module.css';
import { mappingCaptionKey } from '../body/bodyFields.ts';
import { NameValueTable } from '../NameValueTable.tsx';

/** The expressions of a mapping that read the sender's document. */
export function SourceExpressions({ rows }: { readonly rows: readonly FieldMapping[] }): ReactNode {
  const t = useTranslate();
  if (rows.length === 0) return null;
  return (
    <>
      <p className={styles.muted}>{t('docs.document.about.expressions')}</p>
      <NameValueTable
        name={t(mappingCaptionKey('expression'))}
        pairs={rows.map(({ targetField, expression = '' }) => ({ name: targetField, value: expression }))}
      />
    </>
  );
}
