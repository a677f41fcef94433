import { useEffect, useId } from 'react';
import { confirmStore } from '../feedback/confirmStore.ts';
import { translate } from '../i18n/translate.ts';
import { setGuard } from './hashLocation.ts';

/** Those who hold input that is not saved. */
const dirty = new Set<string>();
let asking: Promise<boolean> | undefined;

/** Asks whether to leave what is not saved; at once true when all is saved. Two who ask get one dialog. */
export function mayLeave(): Promise<boolean> {
  if (dirty.size === 0) return Promise.resolve(true);
  asking ??= confirmStore
    .ask({
      title: translate('page.leave.title'),
      consequence: translate('page.leave.consequence'),
      confirm: translate('page.leave.confirm'),
      cancel: translate('page.leave.stay'),
      danger: true,
    })
    .then((yes) => {
      asking = undefined;
      if (yes) {
        dirty.clear();
        update();
      }
      return yes;
    });
  return asking;
}

/** The browser has words of its own for this; it asks for none of ours. */
const beforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function update(): void {
  setGuard(dirty.size > 0 ? mayLeave : undefined);
  if (dirty.size > 0) addEventListener('beforeunload', beforeUnload);
  else removeEventListener('beforeunload', beforeUnload);
}

/** While `isDirty`, links, Back, a typed hash and closing the tab ask first. Answers with the question itself. */
export function useLeaveGuard(isDirty: boolean): () => Promise<boolean> {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    update();
    return () => {
      dirty.delete(id);
      update();
    };
  }, [id, isDirty]);
  return mayLeave;
}
