import type { TestRequestInput } from '../../generated/types.ts';
import type { Handler } from '../Service.ts';

/** Sends a test request for a browser that may not (schemas/SPECIFICATION.md section 7.8). The body was checked against its entity. */
export const send: Handler = (call) => call.service.relay.send(call, call.body as TestRequestInput);
