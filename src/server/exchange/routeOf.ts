import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { refuseObstacle } from '../crud/refuseObstacle.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { endsOf } from '../transport/endsOf.ts';
import { targetOf } from '../transport/targetOf.ts';
import type { Route } from './Job.ts';
import { settingsOf } from './settingsOf.ts';

/** The way of an interface's documents as far as the mapping; any interface can be asked for it, in any state. */
export async function mappingRouteOf(documents: Documents, call: Call, row: Row): Promise<Route> {
  const { secrets } = await endsOf(documents, call, row);
  return { interface: row, settings: await settingsOf(documents, row), secrets };
}

/**
 * All of the way, for an interface that is locked and settled. Throws ILLEGAL_TRANSITION with its fresh row unless it is in
 * debug, NOT_IMPLEMENTED for a target that cannot be reached yet.
 */
export async function sendingRouteOf(documents: Documents, call: Call, row: Row): Promise<Required<Route>> {
  // What keeps it from leaving debug is that it is not in debug.
  refuseObstacle(call, entityOf('interface'), 'unDebug', row);
  const ends = await endsOf(documents, call, row);
  return {
    interface: row,
    settings: await settingsOf(documents, row),
    secrets: ends.secrets,
    target: targetOf(call, row, ends),
  };
}
