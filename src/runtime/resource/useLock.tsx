import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { actionsOf } from '../actions/actionsOf.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { Notice } from './Notice.tsx';
import { stepTowards } from './stepTowards.ts';

/** A record whose lifecycle says whether it, and what belongs to it, may be changed now. */
export interface Owner {
  readonly resource: Resource;
  readonly record: Row;
  readonly run: (action: Action, row: Row) => Promise<boolean>;
}

interface Lock {
  readonly isLocked: boolean;
  /** Why, and the one step after which it may be changed; nothing while it may. */
  readonly notice: ReactNode;
}

/** Whether a record's lifecycle allows `modify` now (schemas/SPECIFICATION.md section 4.1). */
export function useLock({ resource, record, run }: Owner): Lock {
  const t = useTranslate();
  const words = useActionWords(resource);
  const reason = words.reason('modify', record);
  if (reason === undefined) return { isLocked: false, notice: null };
  const step = stepTowards(resource.lifecycle, 'modify', record, actionsOf(resource));
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
