import { type Envelope, ShowType } from '../api/envelope.ts';
import { isRecord } from '../json/isRecord.ts';
import { tryParseJson } from '../json/tryParseJson.ts';
import { sentBodyOf } from './body/sentBody.ts';
import type { ReceivedAnswer, Translation } from './Protocol.ts';
import { textOrUndefined } from './textOrUndefined.ts';

const showTypeOf = (value: unknown): ShowType | undefined =>
  Object.values(ShowType).find((known) => known === value);

/**
 * The envelope in a response of any status. A JSON refusal without an envelope keeps the server's message and
 * data (schemas/SPECIFICATION.md section 8.1, other errors). Any other answer without an envelope is a
 * failure without a message, `error` 'unreadable'.
 */
function readEnvelope({ status, text }: ReceivedAnswer): Envelope {
  const body = tryParseJson(text);
  const isEnvelope = isRecord(body) && typeof body.success === 'boolean';
  if (!isRecord(body) || (!isEnvelope && status < 400)) return { success: false, error: 'unreadable' };
  return {
    ...(isEnvelope && body),
    success: body.success === true,
    message: textOrUndefined(body.message),
    errorCode: textOrUndefined(body.errorCode),
    errorMessage: textOrUndefined(body.errorMessage),
    showType: showTypeOf(body.showType),
    error: isEnvelope ? textOrUndefined(body.error) : undefined,
    data: isEnvelope || 'data' in body ? body.data : body,
  };
}

/** The console's own form: paging bodies and envelopes (schemas/SPECIFICATION.md sections 3.7 and 7.2). */
export const envelopeTranslation: Translation = {
  writeCall: (_backend, operation, args) => ({
    args: { ...args, body: sentBodyOf(operation, args.body) },
    query: [],
  }),
  readAnswer: (_backend, _operation, _args, received) => readEnvelope(received),
};
