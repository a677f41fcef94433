import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../../runtime/api/sessionStore.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { readStored } from '../../../runtime/core/storage/readStored.ts';
import { createStore } from '../../../runtime/core/store.ts';
import { confirmStore } from '../../../runtime/feedback/dialog/confirmStore.ts';

/** The input of a debug run, as far as the operator has entered it. */
export interface DebugDraft {
  readonly inputType: 'ORDER' | 'DATA';
  readonly orderNumber: string;
  readonly data: string;
  /** Name of the document: a file name or a document number. */
  readonly origin: string;
  /** The operator changed the document since it was taken or run. Replacing it needs a confirmation. */
  readonly isTyped: boolean;
}

type DebugDrafts = Readonly<Record<string, DebugDraft>>;

const emptyDraft: DebugDraft = { inputType: 'DATA', orderNumber: '', data: '', origin: '', isTyped: false };
const storagePrefix = 'debugging.';

const storedKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(storagePrefix));

function readDrafts(): DebugDrafts {
  return Object.fromEntries(
    storedKeys().map((key): [string, DebugDraft] => {
      const draft = readStored<Partial<DebugDraft>>(sessionStorage, key, {});
      return [key.slice(storagePrefix.length), { ...emptyDraft, ...draft }];
    }),
  );
}

/**
 * Stores a draft. Session storage holds a few megabytes: a draft that does not fit lasts until the operator
 * leaves the page.
 */
function storeDraft(interfaceUuid: string, draft: DebugDraft): void {
  try {
    sessionStorage.setItem(storagePrefix + interfaceUuid, JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(storagePrefix + interfaceUuid);
  }
}

const store = createStore(readDrafts());

// Signing out removes all documents: the next operator may not have access to them.
sessionStore.subscribe(() => {
  if (sessionStore.get()) return;
  for (const key of storedKeys()) sessionStorage.removeItem(key);
  store.set({});
});

/** The input of each interface, by its uuid. It lasts as long as the session and survives a reload. */
export const debugDraftStore = {
  subscribe: store.subscribe,
  get: (interfaceUuid: string): DebugDraft => store.get()[interfaceUuid] ?? emptyDraft,
  change(interfaceUuid: string, patch: Partial<DebugDraft>): void {
    const draft = { ...debugDraftStore.get(interfaceUuid), ...patch };
    storeDraft(interfaceUuid, draft);
    store.set({ ...store.get(), [interfaceUuid]: draft });
  },
};

export interface DebugDraftControls {
  readonly draft: DebugDraft;
  readonly change: (patch: Partial<DebugDraft>) => void;
  /**
   * Replaces the document. Asks first if the operator typed it. Resolves to false if the operator keeps it.
   */
  readonly take: (data: string, origin: string) => Promise<boolean>;
}

/** The input of one interface. */
export function useDebugDraft(interfaceUuid: string): DebugDraftControls {
  const t = useTranslate();
  const draft = useSyncExternalStore(debugDraftStore.subscribe, () => debugDraftStore.get(interfaceUuid));
  const change = (patch: Partial<DebugDraft>): void => debugDraftStore.change(interfaceUuid, patch);

  async function take(data: string, origin: string): Promise<boolean> {
    const isLost = draft.isTyped && draft.data.trim() !== '' && draft.data !== data;
    const mayReplace =
      !isLost ||
      (await confirmStore.ask({
        title: t('debugging.replace.title'),
        consequence: t('debugging.replace.consequence', { origin }),
        confirm: t('debugging.replace.confirm'),
        danger: true,
      }));
    if (mayReplace) change({ inputType: 'DATA', data, origin, isTyped: false });
    return mayReplace;
  }

  return { draft, change, take };
}
