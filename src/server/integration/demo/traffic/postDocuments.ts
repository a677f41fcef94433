import { setTimeout as delay } from 'node:timers/promises';
import { apiKeyHeader } from '../../../../contract/api/apiKeyHeader.ts';
import { logError } from '../../../platform/base/log.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { DemoTraffic } from '../../../platform/operations/Demo.ts';
import { servedPrefixes } from '../../../platform/operations/servedBackend.ts';
import { decryptSecrets } from '../../../platform/records/rows/storedRow.ts';
import { type DocumentSeed, documentOf, type PostedDocument, purchaseOrder } from './documents.ts';

/** Milliseconds between two documents, while the console is in use and otherwise. */
const intervals = { active: 400, idle: 60_000 };

/** Milliseconds between two orders whose mapping fails. The first one is early, so that it is found soon. */
const faultInterval = 15 * 60_000;
const firstFault = 8_000;

/** Returns the decrypted API key of the company; undefined if an operator switched it off. */
async function loadApiKey({ service, companyUuid }: DemoTraffic): Promise<string | undefined> {
  const { model } = entityOf('securityConfig');
  const row = await service.store.repository.find(model.name, 'companyUuid', companyUuid, [companyUuid]);
  const key = row?.apiKeyEnabled === true && decryptSecrets(service.vault, model, row).apiKey;
  return typeof key === 'string' ? key : undefined;
}

async function post(traffic: DemoTraffic, { target, body }: PostedDocument): Promise<void> {
  const key = await loadApiKey(traffic);
  const url = `http://localhost${servedPrefixes.openapi}/${target}`;
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { [apiKeyHeader]: key }) };
  // A refusal is in the API call log, where an operator finds it.
  await traffic.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Posts documents of the simulated partners until the returned function is called. */
export function postDocuments(traffic: DemoTraffic): () => Promise<void> {
  const {
    service: { random, now },
    phrases: { translate },
    isIdle,
  } = traffic;
  const end = new AbortController();
  let serial = Math.floor(now().getTime() / 1000) % 100_000_000;
  let nextFault = now().getTime() + firstFault;

  function createDocument(): PostedDocument {
    serial += 1;
    const seed: DocumentSeed = { serial, now: now(), random, translate };
    if (now().getTime() < nextFault) return documentOf(seed);
    nextFault = now().getTime() + faultInterval;
    return purchaseOrder(seed, translate('demo.badQuantity'));
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await post(traffic, createDocument()).catch((error) => logError('Demo', error));
      const pause = isIdle() ? intervals.idle : intervals.active;
      // The console may be opened during the long pause.
      const wakeUp = now().getTime() + pause;
      while (!end.signal.aborted && now().getTime() < wakeUp && !(pause === intervals.idle && !isIdle()))
        await delay(Math.min(pause, 1000), undefined, { ref: false, signal: end.signal }).catch(
          () => undefined,
        );
    }
  }
  const running = run();
  return async () => {
    end.abort();
    await running;
  };
}
