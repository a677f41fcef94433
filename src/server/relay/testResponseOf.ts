import type { IncomingMessage } from 'node:http';
import type { TestResponse } from '../../generated/types.ts';
import type { Body } from '../network/readBody.ts';
import { contentOf } from './contentOf.ts';
import type { Arrival } from './follow.ts';
import { refusalOf } from './refusalOf.ts';

type Hide = (text: string) => string;

/** The receiver's cookies are sessions of its own. */
const isCookie = (name: string): boolean => /^set-cookie2?$/i.test(name);

function headersOf({ rawHeaders }: IncomingMessage, hide: Hide): { name: string; value: string }[] {
  const headers = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!isCookie(name)) headers.push({ name, value: hide(value) });
  }
  return headers;
}

/** The answer of the receiver, without the sentence about it (schemas/SPECIFICATION.md section 3.8, "Test request payload"). `hide` masks the key. */
export function testResponseOf(arrival: Arrival, body: Body, hide: Hide): TestResponse {
  const { response, url } = arrival;
  const { statusCode = 0, statusMessage = '', headers } = response;
  const truncated = body.cut || body.error !== undefined;
  const content = contentOf(body.bytes, headers['content-type'] ?? '', truncated, hide);
  const isGood = statusCode >= 200 && statusCode < 300 && body.error === undefined;
  return {
    success: isGood && !refusalOf(arrival, content),
    status: statusCode,
    statusText: hide(statusMessage),
    url: hide(url.href),
    headers: headersOf(response, hide),
    sizeBytes: body.bytes.length,
    truncated,
    ...content,
  };
}
