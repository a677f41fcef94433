import type { ReactNode } from 'react';
import { fieldKey } from '../../../contract/text/captions.ts';
import { usePhrases } from '../../core/i18n/LocaleProvider.tsx';
import dialog from '../../feedback/dialog/Dialog.module.css';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { DialogClose } from '../../feedback/dialog/DialogClose.tsx';
import styles from './dialogs.module.css';
import type { RecordInUse } from './recordInUse.ts';

/** Lists the users of a record that prevent its removal, by name and kind. */
export function InUseDialog({
  name,
  users,
  onClose,
}: RecordInUse & { readonly onClose: () => void }): ReactNode {
  const { translate: t, has } = usePhrases();
  const kind = (entity: string): string => {
    const key = `${fieldKey(entity, [])}.title`;
    return has(key) ? t(key) : entity;
  };
  return (
    <Dialog title={t('action.inUse.title', { name })} onClose={onClose}>
      <p className={dialog.text}>{t('action.inUse.text', { count: users.length })}</p>
      <ul className={styles.users}>
        {users.map((user) => (
          <li key={user.uuid}>
            <strong>{user.name}</strong> <span>{kind(user.entity)}</span>
          </li>
        ))}
      </ul>
      <DialogClose isPrimary onClose={onClose} />
    </Dialog>
  );
}
