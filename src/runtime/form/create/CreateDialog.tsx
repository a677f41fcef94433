import { type ReactNode, useRef } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import { WhenLoaded } from '../../core/lazy/WhenLoaded.tsx';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { confirmDiscard } from '../../feedback/dialog/leaveGuard.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { widgetModules } from '../rjsfProps.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { useSave } from '../save/useSave.ts';

interface CreateDialogProps {
  readonly resource: Resource;
  /** Initial values beside the defaults of the schema. */
  readonly values?: FormValues;
  /** Begins the ids of the controls, over another form. */
  readonly idPrefix?: string;
  readonly close: () => void;
  /** Called instead of closing, with the stored record if the service returns it. */
  readonly created?: (record: Row | undefined) => void;
}

/**
 * The dialog of schemas/SPECIFICATION.md section 2.1 that creates a record, over a list or over another form.
 * Asks before it discards its own input; that of the form below stays.
 */
export function CreateDialog({
  resource,
  values,
  idPrefix,
  close,
  created = close,
}: CreateDialogProps): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const save = useSave({ resource, form, role: 'create', onSaved: created });
  const isSaving = useRef(false);
  const isDirty = useRef(false);
  const leave = async () => {
    // The record may be stored already.
    if (isSaving.current) return;
    if (!isDirty.current || (await confirmDiscard())) close();
  };
  // The dialog opens with its fields: the browser gives the focus to the first one.
  return (
    <WhenLoaded modules={widgetModules} fallback={null}>
      <Dialog
        wide
        title={t('record.new', { record: t(resourceKey(resource.name, 'recordTitle')) })}
        onClose={() => void leave()}
      >
        <SchemaForm
          form={form}
          owner={resource}
          values={values}
          idPrefix={idPrefix}
          save={async (...record) => {
            isSaving.current = true;
            try {
              return await save(...record);
            } finally {
              isSaving.current = false;
            }
          }}
          cancel={() => void leave()}
          onDirty={(dirty) => {
            isDirty.current = dirty;
          }}
        />
      </Dialog>
    </WhenLoaded>
  );
}
