import type { Row } from '../../../../contract/api/envelope.ts';
import { findObstacle, type Lifecycle, type Transition } from '../../../../contract/model/lifecycle.ts';

/**
 * Returns a row after an action of its lifecycle: the properties that the action sets, and the instant of
 * expiry.
 */
export function applyTransition(lifecycle: Lifecycle, action: string, row: Row, now: Date): Row {
  const transition = lifecycle.transitions[action];
  const next: Record<string, unknown> = { ...row, ...transition?.to };
  if (transition?.expires) {
    const { minutes, property } = transition.expires;
    next[property] = new Date(now.getTime() + minutes * 60_000).toISOString();
  }
  return withoutVoidExpiry(lifecycle, { ...next, uuid: row.uuid });
}

/** Returns a row without the instants of expiries that its state does not allow. */
export function withoutVoidExpiry(lifecycle: Lifecycle, row: Row): Row {
  const next: Record<string, unknown> = { ...row };
  for (const { expires } of Object.values(lifecycle.transitions)) {
    if (expires && findObstacle(lifecycle, expires.action, row)) delete next[expires.property];
  }
  return { ...next, uuid: row.uuid };
}

/** Returns the expiry that has passed but is not persisted yet. */
export const findPastExpiry = (
  lifecycle: Lifecycle | undefined,
  row: Row,
  now: Date,
): Transition['expires'] =>
  Object.values(lifecycle?.transitions ?? {}).find(({ expires }) => {
    const end = expires && row[expires.property];
    return typeof end === 'string' && new Date(end) <= now;
  })?.expires;

/** Returns a row with expired states applied. */
export function applyPastExpiry(lifecycle: Lifecycle | undefined, row: Row, now: Date): Row {
  const over = findPastExpiry(lifecycle, row, now);
  return lifecycle && over ? applyTransition(lifecycle, over.action, row, now) : row;
}
