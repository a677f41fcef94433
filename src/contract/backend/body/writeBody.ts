import { stringifyExactJson } from '../../json/exactJson.ts';
import type { WriteBody } from '../Protocol.ts';
import { writeFormBody } from './writeFormBody.ts';

/** Returns the body of a call: a form if the call takes one, else JSON with the characters of each ExactNumber. */
export const writeBody: WriteBody = (operation, body) =>
  writeFormBody(operation, body) ?? stringifyExactJson(body);
