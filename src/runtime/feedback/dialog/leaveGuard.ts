import { useEffect, useId } from 'react';
import type { AroundNavHandler } from 'wouter';
import { usePhraseGroups } from '../../core/i18n/LocaleProvider.tsx';
import { translate } from '../../core/i18n/phrases.ts';
import { navigate, setNavigationGuard } from '../../core/routing/hashLocation.ts';
import { confirmStore } from './confirmStore.ts';

/** The groups with the phrases of the confirmation. */
const phrases = ['validation'];

/** The forms with unsaved input. */
const dirtyForms = new Set<string>();
let openConfirmation: Promise<boolean> | undefined;

/**
 * Asks whether to discard unsaved input; true at once when all is saved. Concurrent calls share one dialog.
 */
export async function confirmLeave(): Promise<boolean> {
  if (dirtyForms.size === 0) return true;
  const yes = await confirmDiscard();
  if (yes) {
    dirtyForms.clear();
    updateGuards();
  }
  return yes;
}

/** Asks whether to discard the input of one form. Other forms on the page keep theirs. */
export function confirmDiscard(): Promise<boolean> {
  openConfirmation ??= confirmStore
    .ask({
      title: translate('page.leave.title'),
      consequence: translate('page.leave.consequence'),
      confirm: translate('page.leave.confirm'),
      cancel: translate('page.leave.stay'),
      danger: true,
    })
    .then((yes) => {
      openConfirmation = undefined;
      return yes;
    });
  return openConfirmation;
}

/** The browser shows its own text. */
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function updateGuards(): void {
  setNavigationGuard(dirtyForms.size > 0 ? confirmLeave : undefined);
  if (dirtyForms.size > 0) addEventListener('beforeunload', preventUnload);
  else removeEventListener('beforeunload', preventUnload);
}

/**
 * While `isDirty`, links, Back, a typed hash and closing the tab ask first. Returns the function that asks.
 */
export function useLeaveGuard(isDirty: boolean): () => Promise<boolean> {
  usePhraseGroups(phrases);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms.add(id);
    updateGuards();
    return () => {
      dirtyForms.delete(id);
      updateGuards();
    };
  }, [id, isDirty]);
  return confirmLeave;
}

/** wouter's `aroundNav`: links ask before discarding unsaved input. */
export const navigateGuarded: AroundNavHandler = async (go, to, options) => {
  if (await confirmLeave()) go(to, options);
};

/** Goes there unless the operator keeps unsaved input. */
export async function confirmAndNavigate(location: string): Promise<void> {
  if (await confirmLeave()) navigate(location);
}
