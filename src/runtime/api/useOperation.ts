import useSWR, { type KeyedMutator, useSWRConfig } from 'swr';
import type { Calls } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
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

/**
 * Reads what an operation answers, and keeps it fresh; null as `args` reads nothing.
 * The locale is part of the key, for the service answers in the language that it is asked in.
 */
export function useOperation<K extends string>(
  operation: K,
  args: ArgsOf<K> | null,
  options: Pick<CallOptions, 'inline'> = {},
): Loaded<ResultOf<K>> {
  const { locale } = useLocale();
  const company = useSession()?.companyUuid;
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResultOf<K>, ServiceError>(
    args && [operation, args, locale, company],
    async () => {
      const answer = await callByName(operation, args as Args, options);
      if (!answer.success) throw new ServiceError(answer);
      return answer.data as ResultOf<K>;
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return { data, error, isLoading, isValidating, mutate };
}

/** `refresh('erp.query', …)`: reads again whatever is on screen from these operations. */
export function useRefresh(): (...names: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...names) => {
    await mutate((key) => Array.isArray(key) && names.includes(String(key[0])));
  };
}
