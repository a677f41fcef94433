import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import styles from '../debugging.module.css';

/** Headers of a request or an answer; nothing where there are none. */
export function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }): ReactNode {
  const t = useTranslate();
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <table className={styles.headers}>
      <caption>{t('debugging.result.headers')}</caption>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
