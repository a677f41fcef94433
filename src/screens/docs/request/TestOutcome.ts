import type { TestRequestInput } from '../../../generated/types.ts';
import type { TestFailure } from './handleTestFailure.ts';

/**
 * A test request as it is sent (schemas/SPECIFICATION.md section 3.8): `headers` is the key for header iwmsApiKey, `parameters` the body.
 */
export type TestCall = Pick<TestRequestInput, 'url' | 'type' | 'headers' | 'parameters'>;

/** How it is sent: by the browser, or through the service where CORS stands in the way (schemas/SPECIFICATION.md section 7.8). */
export type Way = 'direct' | 'relay';

/** What was answered. */
export interface TestReply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The body, as far as it was read; undefined where it is no text. */
  readonly text?: string;
  /** The body goes on beyond the limit. */
  readonly isTruncated: boolean;
  /** Of the body that was read. */
  readonly sizeBytes: number;
  readonly elapsedMs: number;
}

/** What came of a test request: a reply, whatever its status, or why there is none. */
export interface TestOutcome {
  readonly call: TestCall;
  readonly way: Way;
  readonly reply?: TestReply;
  readonly failure?: TestFailure;
}
