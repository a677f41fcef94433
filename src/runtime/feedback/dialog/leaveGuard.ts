import { useEffect, useId } from 'react';
import type { AroundNavHandler } from 'wouter';
import { usePhraseGroups } from '../../core/i18n/LocaleProvider.tsx';
import { translate } from '../../core/i18n/phrases.ts';
import {
  currentLocation,
  navigate,
  setNavigationGuard,
  subscribeToLocation,
} from '../../core/routing/hashLocation.ts';
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

/** While `isDirty`, links, Back, a typed hash and closing the tab ask first. */
export function useLeaveGuard(isDirty: boolean): void {
  usePhraseGroups(phrases);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const guard = (): void => {
      dirtyForms.add(id);
      updateGuards();
    };
    guard();
    // The form may stay after a move, although the operator agreed to leave.
    const end = subscribeToLocation(guard);
    return () => {
      end();
      dirtyForms.delete(id);
      updateGuards();
    };
  }, [id, isDirty]);
}

/** wouter's `aroundNav`: links ask before discarding unsaved input, unless they lead to the current location. */
export async function navigateGuarded(...[go, to, options]: Parameters<AroundNavHandler>): Promise<void> {
  if (to === currentLocation() || (await confirmLeave())) go(to, options);
}

/** Opens the location unless the operator keeps unsaved input. */
export const confirmAndNavigate = (location: string): Promise<void> => navigateGuarded(navigate, location);
