import type { Demo } from '../../platform/operations/Demo.ts';
import { createDemoRecords } from '../basicData.ts';
import { servePartners } from './partners/servePartners.ts';
import { configure } from './records/configure.ts';
import { postDocuments } from './traffic/postDocuments.ts';

/** A warehouse with a simulated ERP, WMS, WCS and DingTalk robot (README.md). */
export const demo: Demo = {
  createBasicData: createDemoRecords,
  configure,
  firstScreen: '/health',
  async startPartners(traffic) {
    const { random, now } = traffic.service;
    const stopServing = await servePartners(traffic.simulatedHosts, {
      random,
      now,
      translate: traffic.phrases.translate,
    });
    const stopPosting = postDocuments(traffic);
    return async () => {
      await stopPosting();
      await stopServing();
    };
  },
};
