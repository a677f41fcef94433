import type { Row } from '../../../contract/envelope.ts';
import { writeExact } from '../../../contract/exactJson.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { keyed } from '../http/httpSource.ts';
import type { SignedIn } from '../http/signIn.ts';
import type { PullSource } from '../Source.ts';
import type { SoapServices } from './SoapServices.ts';
import { operationIn } from './soapTarget.ts';

/** What the elements hold that are only around something: `{return: {order: [...]}}` are orders. */
function documentsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined) return [];
  const inner = isRecord(value) ? Object.values(value) : [];
  const [only] = inner;
  return inner.length === 1 && typeof only === 'object' ? documentsIn(only) : [value];
}

/** A web service whose operation, called with nothing, gives documents. */
export const soapSource = (services: SoapServices, signedIn: SignedIn, row: Row): PullSource => ({
  kind: 'PULL',
  async *pull(run, signal) {
    const service = await services.of(signedIn);
    const result = await service.call(
      operationIn(signedIn, row),
      {},
      { signal, headers: {}, answered: () => undefined },
    );
    yield* keyed(
      run,
      documentsIn(result).map((document) => writeExact(document)),
    );
  },
});
