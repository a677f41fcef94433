import { choiceKey, decapitalize, fieldKey } from '../text/captions.ts';
import type { PhraseLookup } from '../text/phrases.ts';

export type LifecycleValue = string | number | boolean;
/** The colour family of a state; the text carries the meaning. */
export type StateTone = 'neutral' | 'positive' | 'warning' | 'negative';

/**
 * An activity of the service that depends on the state: `accept` documents for the record, and `run` its work.
 */
export type Activity = 'accept' | 'run';

/** One action of an `x-lifecycle` table: each `from` property must hold one of its values. */
export interface Transition {
  readonly from: Readonly<Record<string, readonly LifecycleValue[]>>;
  /** Properties that the action sets, or null when it deletes the record. */
  readonly to: Readonly<Record<string, LifecycleValue>> | null;
  /** The record must satisfy its schema first. */
  readonly requires?: 'valid';
  /** Expiry of the state: after `minutes` the service runs the named action; `property` holds the instant. */
  readonly expires?: { readonly minutes: number; readonly property: string; readonly action: string };
}

/**
 * `x-lifecycle` of an entity: one table for buttons, tooltips and the service (schemas/SPECIFICATION.md
 * section 4).
 */
export interface Lifecycle {
  readonly property: string;
  readonly initial: Readonly<Record<string, LifecycleValue>>;
  readonly states: Readonly<Record<string, StateTone>>;
  /** Activity → the states in which it takes place. */
  readonly activities?: Readonly<Partial<Record<Activity, readonly string[]>>>;
  readonly transitions: Readonly<Record<string, Transition>>;
}

/** Returns the states in which the service performs an activity; none if the lifecycle does not name it. */
export const statesWith = ({ activities }: Lifecycle, activity: Activity): readonly string[] =>
  activities?.[activity] ?? [];

/** A state of a record beside its main state, such as a mode that the service ends after a while. */
interface SideState {
  /** A boolean property whose caption names the state. */
  readonly property: string;
  /** Property with the instant at which the service ends it. */
  readonly until: string;
}

/** Returns the states beside the main one that `row` has: those that a transition with `expires` has set. */
export const sideStatesOf = (
  { property: main, transitions }: Lifecycle,
  row: Readonly<Record<string, unknown>>,
): readonly SideState[] =>
  Object.values(transitions).flatMap(({ to, expires }) =>
    Object.entries(expires && to ? to : {}).flatMap(([property, value]) =>
      expires && property !== main && value === true && row[property] === true
        ? [{ property, until: expires.property }]
        : [],
    ),
  );

/** The reason why an action is not allowed: the property, its value, and the required values. */
interface TransitionObstacle {
  readonly property: string;
  readonly actual: unknown;
  readonly allowed: readonly LifecycleValue[];
}

/**
 * Returns the first obstacle to `action` on `row`, or undefined when it is allowed. Actions outside the table
 * are always allowed. A property that is missing in the row is no obstacle: the back end decides.
 */
export function findObstacle(
  lifecycle: Lifecycle | undefined,
  action: string,
  row: Readonly<Record<string, unknown>>,
): TransitionObstacle | undefined {
  const transition = lifecycle?.transitions[action];
  for (const [property, allowed] of Object.entries(transition?.from ?? {})) {
    const actual = row[property] ?? lifecycle?.initial[property];
    if (actual !== undefined && !allowed.some((value) => value === actual))
      return { property, actual, allowed };
  }
  return undefined;
}

/** The phrases of a locale. `either` joins alternatives: `a, b or c`. */
interface ObstaclePhrases extends PhraseLookup {
  readonly either: (items: readonly string[]) => string;
}

/**
 * Returns why the lifecycle of `entity` does not allow `action` on `row`: "Already online", "Only available
 * while offline". Undefined when it does.
 */
export function describeObstacle(
  { translate: t, has, either }: ObstaclePhrases,
  entity: string,
  lifecycle: Lifecycle | undefined,
  action: string,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const transitionObstacle = findObstacle(lifecycle, action, row);
  if (!lifecycle || !transitionObstacle) return undefined;
  const { property, actual, allowed } = transitionObstacle;
  const captionOf = (value: LifecycleValue): string => {
    const choice = choiceKey(entity, [property], String(value));
    return has(choice) ? t(choice) : String(value);
  };
  if (property === lifecycle.property) {
    const isReached = lifecycle.transitions[action]?.to?.[property] === actual;
    return isReached
      ? t('action.already', { state: decapitalize(captionOf(String(actual))) })
      : t('action.obstacle.state', {
          allowed: either(allowed.map((value) => decapitalize(captionOf(value)))),
        });
  }
  const field = t(`${fieldKey(entity, [property])}.title`);
  if (typeof allowed[0] === 'boolean') return t(`action.obstacle.${allowed[0] ? 'on' : 'off'}`, { field });
  return t('action.obstacle.field', { field, allowed: either(allowed.map(captionOf)) });
}
