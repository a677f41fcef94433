import { type ReactNode, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { actionsOf } from '../actions/actionsOf.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSave } from '../form/useSave.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useForm } from '../lazy/resourceModules.ts';
import controls from '../theme/controls.module.css';
import { Notice } from './Notice.tsx';
import { stepTowards } from './stepTowards.ts';

interface SettingsProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly run: (action: Action, row: Row) => Promise<boolean>;
}

/** What a form is opened with; every opening starts the form anew. */
interface Opening {
  readonly record: Row;
  readonly count: number;
}

/**
 * The record's form. As long as nothing is typed it follows the record; from then on it keeps what it was opened with,
 * and the service tells when somebody else saved in between.
 */
export function Settings({ resource, record, run }: SettingsProps): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const words = useActionWords(resource);
  const [opening, setOpening] = useState<Opening>({ record, count: 0 });
  const [dirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<Row>();

  function open(fresh: Row): void {
    setOpening({ record: fresh, count: opening.count + 1 });
    setConflict(undefined);
    setDirty(false);
  }
  if (!dirty && record.version !== undefined && (opening.record.version ?? 0) < record.version) open(record);

  const save = useSave({
    resource,
    role: 'modify',
    onSaved: (fresh) => open(fresh ?? record),
    onConflict: (fresh) => setConflict(fresh ?? record),
  });
  const obstacle = words.reason('modify', record);
  const locked = obstacle !== undefined || !resource.roles.modify;
  const step = stepTowards(resource.lifecycle, 'modify', record, actionsOf(resource));

  return (
    <>
      {locked && (
        <Notice text={obstacle ? t('record.locked', { reason: obstacle }) : t('record.readonly')}>
          {step && (
            <button type="button" className={controls.button} onClick={() => void run(step, record)}>
              {t('record.stepAndEdit', { action: words.title(step) })}
            </button>
          )}
        </Notice>
      )}
      {conflict && (
        <Notice text={t('record.conflict')} tone="warning">
          <button type="button" className={controls.button} onClick={() => open(conflict)}>
            {t('record.loadNewest')}
          </button>
        </Notice>
      )}
      <SchemaForm
        key={opening.count}
        form={form}
        owner={resource}
        record={opening.record}
        readonly={locked}
        save={save}
        onDirty={setDirty}
      />
    </>
  );
}
