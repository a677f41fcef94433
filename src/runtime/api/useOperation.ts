import useSWR, { type KeyedMutator, preload, unstable_serialize, useSWRConfig } from 'swr';
import type { Calls } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { localeStore } from '../i18n/localeStore.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { useSession } from '../session/useSession.ts';
import { ServiceError } from './answer.ts';
import type { Args } from './buildRequest.ts';
import { type CallOptions, callByName } from './call.ts';

/** Typed by the operation's name where the program knows it; loose where it comes from a schema. */
export type ArgsOf<K extends string> = K extends keyof Calls ? Calls[K]['args'] : Args;
export type ResultOf<K extends string> = K extends keyof Calls ? Calls[K]['result'] : unknown;

export interface Loaded<T> {
  /** Stays as it was while other arguments, or another locale, are being loaded. */
  readonly data: T | undefined;
  readonly error: ServiceError | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: KeyedMutator<T>;
}

type Options = Pick<CallOptions, 'inline'>;

/** The locale is part of the key, for the service answers in the language that it is asked in. */
const keyOf = (operation: string, args: Args, locale: string, company: string | undefined) =>
  [operation, args, locale, company] as const;

async function read(operation: string, args: Args, options: Options): Promise<unknown> {
  const answer = await callByName(operation, args, options);
  if (!answer.success) throw new ServiceError(answer);
  return answer.data;
}

/** Reads what an operation answers, and keeps it fresh; null as `args` reads nothing. */
export function useOperation<K extends string>(
  operation: K,
  args: ArgsOf<K> | null,
  options: Options = {},
): Loaded<ResultOf<K>> {
  const { locale } = useLocale();
  const company = useSession()?.companyUuid;
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResultOf<K>, ServiceError>(
    args && keyOf(operation, args as Args, locale, company),
    async () => (await read(operation, args as Args, options)) as ResultOf<K>,
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return { data, error, isLoading, isValidating, mutate };
}

/** Answers that were there before the first render: SWR's `fallback`, so that this render shows them already. */
export const preloaded: Record<string, unknown> = {};

/**
 * Asks before the component that shows the answer is there: `useOperation` takes the answer over, and tells of a
 * failure where the answer would have been shown.
 */
export async function preloadOperation(operation: string, args: Args, options: Options): Promise<void> {
  const key = keyOf(operation, args, localeStore.get(), sessionStore.get()?.companyUuid);
  try {
    preloaded[unstable_serialize(key)] = await preload(key, () => read(operation, args, options));
  } catch {
    // `useOperation` meets the same failure.
  }
}

/** `refresh(...operations)`: reads again whatever is on screen from these operations. */
export function useRefresh(): (...names: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...names) => {
    await mutate((key) => Array.isArray(key) && names.includes(String(key[0])));
  };
}
