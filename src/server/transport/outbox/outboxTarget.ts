import type { Row } from '../../../contract/envelope.ts';
import type { Target } from '../Target.ts';

/** Nobody receives it: it is delivered once it is kept, and `outboxEntry` is written when the run is settled. */
export const outboxTarget = ({ interfaceName }: Row): Target => ({
  kind: 'OUTBOX',
  method: 'KEEP',
  url: `outbox:/${encodeURIComponent(String(interfaceName))}`,
  headers: {},
  bodyOf: (document) => document,
  send: async () => ({}),
});
