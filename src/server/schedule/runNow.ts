import { entityOf } from '../catalog.ts';
import { answered } from '../crud/answered.ts';
import { found } from '../crud/found.ts';
import { refuseObstacle } from '../crud/refuseObstacle.ts';
import type { Handler } from '../Service.ts';
import { sendPull } from './PullJob.ts';

const interfaces = entityOf('interface');

/** Operation `interfaceConfig.runNow`: an interface with a schedule fetches its documents at once. Throws NOT_FOUND, ILLEGAL_TRANSITION. */
export const runNow: Handler = async (call) => {
  const { service, query } = call;
  const row = await found(call, interfaces, query.uuid, service.store.documents);
  refuseObstacle(call, interfaces, 'runNow', row);
  await sendPull(service, { interfaceUuid: row.uuid, at: service.now().toISOString() });
  return answered(interfaces.model, row, service.now());
};
