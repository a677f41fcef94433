import type { TestReply } from './TestOutcome.ts';

const mask = '[SECRET]';

/** A reply without the key, which some receivers send back (schemas/SPECIFICATION.md section 12). */
export function masked(reply: TestReply, key: string | undefined): TestReply {
  if (!key) return reply;
  return {
    ...reply,
    text: reply.text?.replaceAll(key, mask),
    headers: reply.headers.map(({ name, value }) => ({ name, value: value.replaceAll(key, mask) })),
  };
}
