import type { Page, Request } from '@playwright/test';
import type { Operation } from '../../../src/contract/api/operation.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { operations } from '../../../src/generated/api.ts';
import { servedPrefixes } from '../../../src/server/platform/operations/servedBackend.ts';
import { origin } from './builtConsole.ts';
import { fakeRecord, fakeText, recordCount } from './fakeRecord.ts';

// No fake company has this uuid, so none of their roles applies.
const session = { loginId: '7', loginKey: '7', companyUuid: 'own' };

const recordIndexes = Array.from({ length: recordCount }, (_, place) => place);

/**
 * Operations in the order of the search. Paths without parameters come first: `/erp/geterpType` is no
 * `/erp/{uuid}`.
 */
const byExactness = Object.values<Operation>(operations).toSorted(
  (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
);

/** Returns the operation that a request calls; undefined for an unknown one. */
export function operationOf(method: string, path: string): Operation | undefined {
  return byExactness.find((operation) => {
    const pattern = servedPrefixes[operation.service] + operation.path;
    return (
      operation.method === method && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    );
  });
}

const bodyOf = (request: Request): unknown => (request.postData() ? request.postDataJSON() : undefined);

/** Returns the uuid that a request names in its body, its query or its path. */
function requestedUuid(request: Request, path: string): string | undefined {
  const body = bodyOf(request);
  const { searchParams } = new URL(request.url());
  const given = isRecord(body) ? body.uuid : undefined;
  return String(given ?? searchParams.get('uuid') ?? path.split('/').at(-1));
}

/** Returns a record with the values of the request, such as the requested time window of an overview. */
function withRequestedSpan(record: unknown, body: unknown): unknown {
  if (!isRecord(record) || !isRecord(body)) return record;
  return { ...record, ...Object.fromEntries(Object.entries(body).filter(([name]) => name in record)) };
}

function dataOf({ result, entity = '' }: Operation, uuid: string | undefined, body: unknown): unknown {
  if (result === 'none') return null;
  const all = recordIndexes.map((place) => fakeRecord(entity, place));
  const one = recordIndexes.find((place) => fakeText(place) === uuid);
  const records = one === undefined ? all : [all[one]];
  switch (result) {
    case 'one':
      return withRequestedSpan(records[0], body);
    case 'list':
      return records;
    case 'page':
      return {
        records,
        page: 0,
        paging: { recordCount: records.length, pageSize: 20, more: false },
      };
  }
}

/** Serves a back end that answers every call with fake records, and signs an operator in. */
export async function serveFakeBackEnd(page: Page): Promise<void> {
  await page.route(`${origin}/config.json`, (route) => route.fulfill({ json: {} }));
  await page.route(`${origin}/iwms-*/**`, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const operation = operationOf(request.method(), path);
    if (!operation) throw new Error(`Nobody answers ${request.method()} ${path}.`);
    await route.fulfill({
      json: { success: true, data: dataOf(operation, requestedUuid(request, path), bodyOf(request)) },
    });
  });
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  }, session);
}
