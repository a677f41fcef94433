import { type ReactNode, useState } from 'react';
import { companyStore } from '../../api/companyStore.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import type { PasswordFormProps } from '../PasswordForm.tsx';
import styles from '../session.module.css';

/** The key of a back end without logins. The first call shows whether the back end accepts it. */
export function ApiKeyForm({ onDone, passwordField, children }: PasswordFormProps): ReactNode {
  const t = useTranslate();
  const [isIncomplete, setIncomplete] = useState(false);

  function submit(data: FormData): void {
    const key = String(data.get('apiKey') ?? '').trim();
    setIncomplete(key === '');
    if (key === '') return;
    companyStore.set([]);
    // Without a login, the end of the key separates the stored filters and data of two keys.
    sessionStore.open({ loginId: `…${key.slice(-4)}`, loginKey: key, companyUuid: '' });
    onDone();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <label className={styles.label}>
        {t('session.apiKey')}
        <input
          ref={passwordField}
          className={controls.input}
          name="apiKey"
          type="password"
          autoComplete="current-password"
        />
      </label>
      <div role="alert" className={styles.failure}>
        {isIncomplete && t('session.apiKeyRequired')}
      </div>
      <div className={styles.buttons}>
        {children}
        <button type="submit" className={controls.primary}>
          {t('session.submit')}
        </button>
      </div>
    </form>
  );
}
