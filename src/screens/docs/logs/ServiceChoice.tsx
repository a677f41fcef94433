import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useDebounced } from '../../../runtime/fields/reference/useDebounced.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { recordsOf } from '../../../runtime/list/recordsOf.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import { linkTo } from '../linkTo.ts';

/** Enough to look through; others are found by their name. */
const pageSize = 20;

/** The interface whose logs are to be shown, found by its name. */
export function ServiceChoice(): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed);
  const { data, error, mutate } = useOperation(
    'interfaceConfig.query',
    {
      body: { page: 0, pageSize, sort: 'interfaceName', order: 'asc', ...(name && { interfaceName: name }) },
    },
    { inline: true },
  );
  const found = recordsOf(data);
  return (
    <div className={styles.page}>
      <p className={styles.muted}>{t('docs.logs.choose')}</p>
      <input
        type="search"
        className={controls.input}
        aria-label={t(`${fieldKey('interface', ['interfaceName'])}.title`)}
        placeholder={t(`${fieldKey('interface', ['interfaceName'])}.title`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <ErrorNotice error={error} retry={() => void mutate()} />}
      {data && found.length === 0 && (
        <EmptyState title={t('list.noMatch.title')} text={t('docs.logs.noMatch')} />
      )}
      <ul className={styles.services}>
        {found.map(({ uuid, interfaceName, interfaceType, dcCode, carrierCode, ownerCode }) => (
          <li key={uuid}>
            <Link href={linkTo({ type: 'logsShown', service: String(interfaceName), uuid })}>
              {String(interfaceName)}
            </Link>
            <span className={styles.muted}>
              {[
                t(choiceKey('interface', ['interfaceType'], String(interfaceType))),
                dcCode ?? carrierCode,
                ownerCode,
              ]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
