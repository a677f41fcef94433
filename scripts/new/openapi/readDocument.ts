import { existsSync, readFileSync } from 'node:fs';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { UsageError } from '../../../generator/pipeline/parseCommandLine.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { SourceDocument } from './SourceDocument.ts';

const fetchTimeout = 30_000;
/** The largest public documents have 15 MB. */
const maxSize = 64 * 1024 * 1024;

/**
 * Reads an OpenAPI document (2.0, 3.0 or 3.1; JSON or YAML) and upgrades it to 3.1.
 * @param address a file, or an address with http or https
 * @throws Error with file, line and column for a text that is neither JSON nor YAML
 */
export async function readDocument(address: string): Promise<SourceDocument> {
  const text = /^https?:\/\//.test(address) ? await fetchText(address) : readText(address);
  return parseDocument(address, text);
}

/** Returns the document of a text. */
export function parseDocument(address: string, text: string): SourceDocument {
  const document = parseText(address, text.replace(/^\uFEFF/, ''));
  if (!isRecord(document) || (document.openapi === undefined && document.swagger === undefined))
    throw new Error(`${address} is not an OpenAPI document: it has neither "openapi" nor "swagger".`);
  if (document.swagger !== undefined && String(document.swagger) !== '2.0' && document.swagger !== 2)
    throw new Error(
      `${address} has version ${document.swagger} of Swagger. Convert it to 2.0 or later first.`,
    );
  const versioned = document.swagger === undefined ? document : { ...document, swagger: '2.0' };
  try {
    return new SourceDocument(address, upgrade(versioned, '3.1') as Record<string, unknown>);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${address} cannot be converted to OpenAPI 3.1: ${reason}`, { cause });
  }
}

function readText(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file "${path}".`);
  return readFileSync(path, 'utf8');
}

/** The error of `fetch` is always "fetch failed". Its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeout) }).catch((cause) => {
    throw new Error(`${address} does not answer: ${reasonOf(cause)}. Check the address and the server.`, {
      cause,
    });
  });
  if (!response.ok) throw new Error(`${address} answers with HTTP status ${response.status}.`);
  const text = await response.text();
  if (text.length > maxSize) throw new Error(`${address} has more than ${maxSize / 1024 / 1024} MB.`);
  return text;
}

function parseText(address: string, text: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: 1000 });
  } catch (cause) {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    throw new Error(`${address} is neither JSON nor YAML: ${reason}`, { cause });
  }
}
