import autocannon from 'autocannon';
import type { BenchInterface } from '../service/setUpInterface.ts';
import { createDocument } from './benchDocuments.ts';

/** Answers per second, and the 99th percentile of their latency in milliseconds. */
export interface PostResult {
  readonly perSecond: number;
  readonly count: number;
  readonly p99: number;
}

interface PostOptions {
  readonly connections: number;
  /** Seconds of load, or a number of documents. */
  readonly seconds?: number;
  readonly amount?: number;
  /** Documents per second; as many as possible without it. */
  readonly rate?: number;
}

/** Posts new documents to a path of each address in turn. Rejects if an answer is an error. */
export async function postDocuments(
  urls: readonly string[],
  { path, apiKey }: Pick<BenchInterface, 'path' | 'apiKey'>,
  { connections, seconds, amount, rate }: PostOptions,
): Promise<PostResult> {
  const start = performance.now();
  const answers = await Promise.all(
    urls.map((url) =>
      autocannon({
        url: url + path,
        connections: Math.ceil(connections / urls.length),
        ...(seconds !== undefined && { duration: seconds }),
        ...(amount !== undefined && { amount: Math.ceil(amount / urls.length) }),
        ...(rate !== undefined && { overallRate: Math.ceil(rate / urls.length) }),
        method: 'POST',
        headers: { 'content-type': 'application/json', iwmsApiKey: apiKey },
        requests: [{ setupRequest: (request) => ({ ...request, body: createDocument() }) }],
      }),
    ),
  );
  const bad = answers.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (bad > 0) throw new Error(`${path}: ${bad} documents were refused or not answered.`);
  const count = answers.reduce((sum, answer) => sum + answer['2xx'], 0);
  return {
    count,
    perSecond: (count / (performance.now() - start)) * 1000,
    p99: Math.max(...answers.map(({ latency }) => latency.p99)),
  };
}
