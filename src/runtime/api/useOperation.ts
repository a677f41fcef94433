import { useCallback, useRef } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize, useSWRConfig } from 'swr';
import type { Calls } from '../core/catalog.ts';
import { useLocale } from '../core/i18n/LocaleProvider.tsx';
import { localeStore } from '../core/i18n/localeStore.ts';
import { nextPaint } from '../core/timing/nextPaint.ts';
import { isPage, OperationError } from './answer.ts';
import type { OperationArgs } from './buildRequest.ts';
import { type ApiCallOptions, callByName } from './call.ts';
import { getOperation } from './operations.ts';
import { sessionStore, useSession } from './sessionStore.ts';

/** Typed by the operation's name where the program knows it; loose where it comes from a schema. */
export type ArgsOf<K extends string> = K extends keyof Calls ? Calls[K]['args'] : OperationArgs;
export type ResultOf<K extends string> = K extends keyof Calls ? Calls[K]['result'] : unknown;

export interface OperationState<T> {
  /** Stays as it was while other arguments, or another locale, are being loaded. */
  readonly data: T | undefined;
  readonly error: OperationError | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: KeyedMutator<T>;
}

interface OperationOptions extends Pick<ApiCallOptions, 'inline'> {
  /** What it answers is of less use than what is about to be painted: it is asked afterwards. */
  readonly afterPaint?: boolean;
}

/** The locale is part of the key, for the service answers in the language that it is asked in. */
const cacheKeyOf = (operation: string, args: OperationArgs, locale: string, company: string | undefined) =>
  [operation, args, locale, company] as const;

/** When the data of a key was read last, of `Date.now()`. */
const readTimes = new Map<string, number>();

/** A list or a page whose answer is neither cannot be shown. A back end may answer with a list where a page was asked for. */
function hasExpectedShape(operation: string, data: unknown): boolean {
  const { result } = getOperation(operation, 'A screen');
  return (result !== 'list' && result !== 'page') || Array.isArray(data) || isPage(data);
}

async function readOperation(
  id: string,
  operation: string,
  args: OperationArgs,
  { afterPaint, ...options }: OperationOptions,
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

/** Calls made before the component that shows the answer is there, by their keys. */
const callsUnderWay = new Map<string, Promise<unknown>>();

interface EarlyAnswer {
  readonly data: unknown;
  /** Of `Date.now()`: until then it is not asked for again. */
  readonly freshUntil: number;
}

/** What these calls answered in time for the first render. */
const earlyAnswers = new Map<string, EarlyAnswer>();

/** Milliseconds; as long as SWR itself takes two calls for one. */
const freshPeriod = 2000;

/** Takes over a call that is under way already. */
function takeOverOrRead(
  id: string,
  operation: string,
  args: OperationArgs,
  options: OperationOptions,
  shownSince?: number,
): Promise<unknown> {
  const underWay = callsUnderWay.get(id);
  callsUnderWay.delete(id);
  return underWay ?? readOperation(id, operation, args, options, shownSince);
}

/** Reads what an operation answers, and keeps it fresh; null as `args` reads nothing. */
export function useOperation<K extends string>(
  operation: K,
  args: ArgsOf<K> | null,
  options: OperationOptions = {},
): OperationState<ResultOf<K>> {
  const { locale } = useLocale();
  const company = useSession()?.companyUuid;
  const key = args && cacheKeyOf(operation, args as OperationArgs, locale, company);
  const id = unstable_serialize(key);
  const known = earlyAnswers.get(id);
  /** What is shown while another question is being answered, or cannot be, was read then. */
  const shownSince = useRef<number>(undefined);
  // As SWR answers, for it tells a component of nothing but what that reads.
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
 * Asks before the component that shows the answer is there: `useOperation` shows the answer in its first render when
 * it came in time, or else takes the call over; it tells of a failure where the answer would have been shown. Answers with the
 * data, or with undefined after a failure.
 */
export async function preloadOperation(
  operation: string,
  args: OperationArgs,
  options: OperationOptions,
): Promise<unknown> {
  const id = unstable_serialize(
    cacheKeyOf(operation, args, localeStore.get(), sessionStore.get()?.companyUuid),
  );
  const asking = readOperation(id, operation, args, options);
  callsUnderWay.set(id, asking);
  try {
    const data = await asking;
    if (callsUnderWay.delete(id)) earlyAnswers.set(id, { data, freshUntil: Date.now() + freshPeriod });
    return data;
  } catch {
    // `useOperation` meets the same failure.
    return undefined;
  }
}

/** `refresh(...operations)`: what was read from these operations, or from any where none is named, is old: what is on screen is read again. */
export function useRefresh(): (...names: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...names) => {
      await mutate((key) => Array.isArray(key) && (names.length === 0 || names.includes(String(key[0]))));
    },
    [mutate],
  );
}
