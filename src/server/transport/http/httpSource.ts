import { createHash } from 'node:crypto';
import { Failure } from '../../exchange/Failure.ts';
import type { Arriving, PullSource } from '../Source.ts';
import { exchanged, refusalOf, urlOf, wholeText } from './exchanged.ts';
import type { HttpEnd } from './HttpEnd.ts';
import type { SignedIn } from './signIn.ts';

/** Bytes of an answer. */
const limit = 10_000_000;

/** Names a document by its occasion and content: there is nothing else that a server would know it by. */
export function keyed(run: string, texts: readonly string[]): Arriving[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    const idempotencyKey = createHash('sha256').update(`${run}\n${nth}\n${text}`).digest('hex');
    return { text, idempotencyKey, done: async () => undefined };
  });
}

/** A server that is asked for documents over HTTP, and gives all that it has in one answer. */
export const httpSource = (
  { url, headers, call }: SignedIn,
  { method, format, form }: HttpEnd,
): PullSource => ({
  kind: 'PULL',
  async *pull(run, signal) {
    const isGet = method === 'GET';
    const outgoing = {
      method,
      url: urlOf(url),
      headers: { Accept: format.accept, ...(!isGet && { 'Content-Type': 'application/json' }), ...headers },
      body: isGet ? undefined : JSON.stringify(form ?? {}),
    };
    const page = await exchanged(call, outgoing, signal, limit);
    const text = wholeText(page, limit);
    const refusal = refusalOf(page);
    if (refusal) throw new Failure('INVALID_ANSWER', refusal.parameters);
    yield* keyed(run, await format.read(text));
  },
});
