import type { Row } from '../../contract/envelope.ts';
import { obstacle } from '../../contract/lifecycle.ts';
import { entityOf } from '../catalog.ts';
import { answered } from '../crud/answered.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { endsOf } from '../transport/endsOf.ts';
import { targetOf } from '../transport/targetOf.ts';
import type { Route } from './Job.ts';
import type { Speaker } from './Speaker.ts';
import { settingsOf } from './settingsOf.ts';

/** The way of an interface's documents as far as the mapping; any interface can be asked for it, in any state. */
export async function mappingRouteOf(documents: Documents, speaker: Speaker, row: Row): Promise<Route> {
  const { secrets } = await endsOf(documents, speaker, row);
  return { interface: row, settings: await settingsOf(documents, row), secrets };
}

/** All of the way. Throws NOT_IMPLEMENTED for a target that cannot be reached yet. */
export async function wholeRouteOf(
  documents: Documents,
  speaker: Speaker,
  row: Row,
): Promise<Required<Route>> {
  const [ends, settings] = await Promise.all([endsOf(documents, speaker, row), settingsOf(documents, row)]);
  return { interface: row, settings, secrets: ends.secrets, target: targetOf(speaker, row, ends) };
}

/** The same for an interface that is locked and settled, and for an operator. Throws ILLEGAL_TRANSITION with its fresh row unless it is in debug. */
export function sendingRouteOf(documents: Documents, call: Call, row: Row): Promise<Required<Route>> {
  // Only an interface in debug can leave debug.
  const { model } = entityOf('interface');
  const shown = answered(model, row, call.service.now());
  if (obstacle(model.lifecycle, 'unDebug', shown))
    throw new ServiceError('ILLEGAL_TRANSITION', { name: row.interfaceName }, shown, 'exchange.notDebugging');
  return wholeRouteOf(documents, call, row);
}
