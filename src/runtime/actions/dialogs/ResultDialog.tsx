import type { ReactNode } from 'react';
import type { OperationResult } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../feedback/CopyButton.tsx';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { DialogClose } from '../../feedback/dialog/DialogClose.tsx';
import { DetailView } from '../../fields/DetailView.tsx';
import { RecordTimeZone } from '../../fields/timeZone/RecordTimeZone.tsx';
import { zoneSourceOf } from '../../fields/timeZone/zoneOf.ts';
import styles from './dialogs.module.css';

interface ResultDialogProps {
  readonly title: string;
  readonly result: OperationResult;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/**
 * Shows the answer of an action (`onSuccess: "show"`), without properties that the answer lacks. A value with the
 * widget `code` has a button that copies it.
 */
export function ResultDialog({ title, result, data, onClose }: ResultDialogProps): ReactNode {
  const t = useTranslate();
  const { entity, fields } = result;
  const answered = Object.entries(fields).filter(([property]) => (data[property] ?? null) !== null);
  return (
    <Dialog wide title={title} onClose={onClose}>
      <RecordTimeZone source={zoneSourceOf(fields)} record={data}>
        <dl className={styles.result}>
          {answered.map(([property, field]) => (
            <div key={property}>
              <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
              <dd>
                <DetailView
                  record={{ uuid: '', ...data }}
                  property={property}
                  field={field}
                  entity={entity}
                />
                {field.widget === 'code' && <CopyButton text={() => String(data[property])} />}
              </dd>
            </div>
          ))}
        </dl>
      </RecordTimeZone>
      <DialogClose isPrimary onClose={onClose} />
    </Dialog>
  );
}
