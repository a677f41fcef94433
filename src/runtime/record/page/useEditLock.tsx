import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceAction } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { actionsOf } from '../../actions/actionsOf.ts';
import { useActionPhrases } from '../../actions/useActionPhrases.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { Notice } from '../../feedback/Notice.tsx';
import { findUnlockingAction } from './findUnlockingAction.ts';

/** A record whose lifecycle decides whether it and its owned records may change now. */
export interface OwnerRecord {
  readonly resource: Resource;
  readonly record: Row;
  readonly run: (action: ResourceAction, row: Row) => Promise<boolean>;
}

interface EditLock {
  readonly isLocked: boolean;
  /** The reason, and the one step that unlocks it; empty while changes are allowed. */
  readonly notice: ReactNode;
}

/**
 * Returns the edit lock of a record: its lifecycle decides if `modify` is allowed now
 * (schemas/SPECIFICATION.md section 4.1).
 */
export function useEditLock({ resource, record, run }: OwnerRecord): EditLock {
  const t = useTranslate();
  const words = useActionPhrases(resource);
  const reason = words.reason('modify', record);
  if (reason === undefined) return { isLocked: false, notice: null };
  const isRoleMissing = words.roleReason('modify') !== undefined;
  const step = isRoleMissing
    ? undefined
    : findUnlockingAction(resource.lifecycle, 'modify', record, actionsOf(resource));
  const object = t('action.this', { record: t(resourceKey(resource.name, 'recordTitle')) });
  const text = step ? t('record.locked', { step: words.phrase(step, object) }) : reason;
  const notice = (
    <Notice text={text}>
      {step && (
        <button type="button" className={controls.button} onClick={() => void run(step, record)}>
          {t('record.stepAndEdit', { action: words.title(step) })}
        </button>
      )}
    </Notice>
  );
  return { isLocked: true, notice };
}
