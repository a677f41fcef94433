import { isRecord } from '../../../contract/isRecord.ts';
import { sessionStore } from '../../../runtime/session/sessionStore.ts';
import { createStore } from '../../../runtime/store.ts';

/** What an interface is to be debugged with, as far as it is entered. */
export interface Draft {
  readonly inputType: 'ORDER' | 'DATA';
  readonly orderNumber: string;
  readonly data: string;
  /** What the document is called: a file, a document number. */
  readonly origin: string;
  /** The document was changed by hand since it was taken or run: it is not replaced without asking. */
  readonly isTyped: boolean;
}

type Drafts = Readonly<Record<string, Draft>>;

const empty: Draft = { inputType: 'DATA', orderNumber: '', data: '', origin: '', isTyped: false };
const prefix = 'debugging.';

const keptKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

function read(): Drafts {
  const kept = keptKeys().map((key) => [key.slice(prefix.length), sessionStorage.getItem(key)] as const);
  return Object.fromEntries(
    kept.map(([uuid, text]): [string, Draft] => {
      const draft: unknown = JSON.parse(text ?? 'null');
      return [uuid, isRecord(draft) ? { ...empty, ...draft } : empty];
    }),
  );
}

/** Session storage holds a few megabytes: what has no room there lasts until the page is left. */
function keep(interfaceUuid: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + interfaceUuid, JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(prefix + interfaceUuid);
  }
}

const store = createStore(read());

// Documents are forgotten with the login: the next operator may not see them.
sessionStore.subscribe(() => {
  if (sessionStore.get()) return;
  for (const key of keptKeys()) sessionStorage.removeItem(key);
  store.set({});
});

/** The input of each interface, by its uuid; it lasts as long as the session, a reload included. */
export const draftStore = {
  subscribe: store.subscribe,
  of: (interfaceUuid: string): Draft => store.get()[interfaceUuid] ?? empty,
  change(interfaceUuid: string, patch: Partial<Draft>): void {
    const draft = { ...draftStore.of(interfaceUuid), ...patch };
    keep(interfaceUuid, draft);
    store.set({ ...store.get(), [interfaceUuid]: draft });
  },
};
