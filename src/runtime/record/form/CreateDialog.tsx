import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { confirmLeave } from '../../feedback/dialog/leaveGuard.ts';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { useSave } from '../../form/useSave.ts';

/**
 * The dialog of schemas/SPECIFICATION.md section 2.1 that creates a record. Asks before it discards input.
 */
export function CreateDialog({
  resource,
  close,
  created = close,
}: {
  readonly resource: Resource;
  readonly close: () => void;
  /** Called instead of closing, after the record was created. */
  readonly created?: () => void;
}): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const save = useSave({ resource, role: 'create', onSaved: created });
  const leave = async () => {
    if (await confirmLeave()) close();
  };
  return (
    <Dialog
      wide
      title={t('record.new', { record: t(resourceKey(resource.name, 'recordTitle')) })}
      onClose={() => void leave()}
    >
      <SchemaForm form={form} owner={resource} save={save} cancel={() => void leave()} />
    </Dialog>
  );
}
