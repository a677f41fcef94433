import autocannon from 'autocannon';

/** A request that is sent repeatedly. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers per second, and latencies in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Number of concurrent connections. */
const connections = 16;

/** Seconds of load before the measurement. They warm up both sides and are not counted. */
const warmUpSeconds = 2;

async function sendRequests({ url, headers, body }: LoadRequest, duration: number): Promise<LoadResult> {
  let refusal = '';
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers,
        body,
        onResponse(status, answer) {
          if (status >= 300) refusal = `${status} ${answer}`;
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors ${refusal}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Sends a request from sixteen connections for `seconds`. Rejects if an answer is an error. */
export async function measureLoad(shot: LoadRequest, seconds: number): Promise<LoadResult> {
  await sendRequests(shot, warmUpSeconds);
  return sendRequests(shot, seconds);
}
