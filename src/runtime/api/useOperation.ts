import { useCallback, useRef } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize, useSWRConfig } from 'swr';
import type { Session } from '../../contract/api/session.ts';
import type { Calls } from '../core/catalog.ts';
import { useLocale } from '../core/i18n/LocaleProvider.tsx';
import { localeStore } from '../core/i18n/localeStore.ts';
import { nextPaint } from '../core/timing/nextPaint.ts';
import { isPage, OperationError } from './answer.ts';
import type { OperationArgs } from './buildRequest.ts';
import { type ApiCallOptions, callByName } from './call.ts';
import { getOperation } from './operations.ts';
import { sessionStore, useSession } from './sessionStore.ts';

/** Typed where the code names the operation; loose where the name comes from a schema. */
export type ArgsOf<K extends string> = K extends keyof Calls ? Calls[K]['args'] : OperationArgs;
export type ResultOf<K extends string> = K extends keyof Calls ? Calls[K]['result'] : unknown;

export interface OperationState<T> {
  /** Keeps its value while other arguments or another locale load. */
  readonly data: T | undefined;
  readonly error: OperationError | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: KeyedMutator<T>;
}

interface OperationOptions extends Pick<ApiCallOptions, 'inline'> {
  /** Calls after the next paint: the data is less urgent than the screen. */
  readonly afterPaint?: boolean;
  /**
   * A reading of its own, whose failure is not shown. SWR reads again on mount only if no other component has
   * met a failure of the key, so a visible reading must not share it.
   */
  readonly isSilent?: boolean;
}

/**
 * The locale is part of the key because the service answers in the requested language, the login because the
 * next operator of the tab may have another role.
 */
const cacheKeyOf = (operation: string, args: OperationArgs, locale: string, session: Session | undefined) =>
  [operation, args, locale, session?.companyUuid, session?.loginId] as const;

/** `Date.now()` of the last reading, by key. */
const readTimes = new Map<string, number>();

/**
 * True if the data has the list or page that the operation declares. A back end may answer with a list where
 * a page was requested.
 */
function hasExpectedShape(operation: string, data: unknown): boolean {
  const { result } = getOperation(operation, 'A screen');
  return (result !== 'list' && result !== 'page') || Array.isArray(data) || isPage(data);
}

async function readOperation(
  id: string,
  operation: string,
  args: OperationArgs,
  { afterPaint, isSilent: _, ...options }: OperationOptions,
  shownSince?: number,
): Promise<unknown> {
  if (afterPaint) await nextPaint();
  const answer = await callByName(operation, args, options);
  const { status, requestId } = answer;
  const data = answer.data ?? (getOperation(operation, 'A screen').result === 'list' ? [] : undefined);
  const failure = answer.success
    ? !hasExpectedShape(operation, data) && { success: false, error: 'unreadable', status, requestId }
    : answer;
  if (failure) throw new OperationError(failure, readTimes.get(id) ?? shownSince);
  readTimes.set(id, Date.now());
  return data;
}

/** Calls made before the component that shows the answer exists, by key. */
const callsUnderWay = new Map<string, Promise<unknown>>();

interface EarlyAnswer {
  readonly data: unknown;
  /** `Date.now()` until which the answer is not requested again. */
  readonly freshUntil: number;
}

/** Answers of these calls that arrived before the first render. */
const earlyAnswers = new Map<string, EarlyAnswer>();

/** Milliseconds; equals SWR's deduplication interval. */
const freshPeriod = 2000;

/** Reuses a call that is already under way. An earlier answer is out of date after this reading. */
function takeOverOrRead(
  id: string,
  operation: string,
  args: OperationArgs,
  options: OperationOptions,
  shownSince?: number,
): Promise<unknown> {
  const underWay = callsUnderWay.get(id);
  callsUnderWay.delete(id);
  earlyAnswers.delete(id);
  return underWay ?? readOperation(id, operation, args, options, shownSince);
}

/** Reads an operation and keeps its data fresh; does not call while `args` is null. */
export function useOperation<K extends string>(
  operation: K,
  args: ArgsOf<K> | null,
  options: OperationOptions = {},
): OperationState<ResultOf<K>> {
  const { locale } = useLocale();
  const session = useSession();
  const shared = args && cacheKeyOf(operation, args as OperationArgs, locale, session);
  const key = shared && options.isSilent ? [...shared, 'silent'] : shared;
  const id = unstable_serialize(key);
  const known = earlyAnswers.get(id);
  /** The time of the data on screen while other arguments load or fail. */
  const shownSince = useRef<number>(undefined);
  // Returns SWR's own object: SWR renders a component again only for the members that it reads.
  return useSWR<ResultOf<K>, OperationError>(
    key,
    async () => {
      const read = await takeOverOrRead(id, operation, args as OperationArgs, options, shownSince.current);
      shownSince.current = Date.now();
      return read as ResultOf<K>;
    },
    {
      keepPreviousData: true,
      shouldRetryOnError: false,
      fallbackData: known?.data as ResultOf<K> | undefined,
      revalidateOnMount: known && Date.now() < known.freshUntil ? false : undefined,
    },
  );
}

/**
 * Calls before the component that shows the answer exists. `useOperation` then shows the answer in its first
 * render, or takes over the call and reports its failure. Resolves to the data, or to undefined after a
 * failure.
 */
export async function preloadOperation(
  operation: string,
  args: OperationArgs,
  options: OperationOptions,
): Promise<unknown> {
  const id = unstable_serialize(cacheKeyOf(operation, args, localeStore.get(), sessionStore.get()));
  const asking = readOperation(id, operation, args, options);
  callsUnderWay.set(id, asking);
  try {
    const data = await asking;
    if (callsUnderWay.delete(id)) earlyAnswers.set(id, { data, freshUntil: Date.now() + freshPeriod });
    return data;
  } catch {
    // `useOperation` reports the same failure, if its component exists by then.
    setTimeout(() => callsUnderWay.delete(id), freshPeriod);
    return undefined;
  }
}

/** Returns a function that reads again the data on screen of the operations that it names, or of all others. */
function useRefreshing(isNamed: boolean): (...names: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...names) => {
      await mutate((key) => Array.isArray(key) && names.includes(String(key[0])) === isNamed);
    },
    [mutate, isNamed],
  );
}

/** Returns a function that reads again the data on screen of some operations. */
export const useRefresh = () => useRefreshing(true);

/** Returns a function that reads again all data on screen except that of some operations. */
export const useRefreshAllBut = () => useRefreshing(false);
