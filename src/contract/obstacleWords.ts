import { inSentence } from './inSentence.ts';
import { choiceKey, fieldKey } from './labelKey.ts';
import { type Lifecycle, type LifecycleValue, obstacle } from './lifecycle.ts';

/** How a locale says it. `either` joins alternatives: `a, b or c`. */
export interface ObstacleLanguage {
  readonly translate: (key: string, parameters?: Readonly<Record<string, unknown>>) => string;
  readonly has: (key: string) => boolean;
  readonly either: (items: readonly string[]) => string;
}

/**
 * Why the lifecycle of `entity` does not allow `action` on `row` now: "Already online", "Only available while offline". Undefined
 * when it does.
 */
export function obstacleWords(
  { translate: t, has, either }: ObstacleLanguage,
  entity: string,
  lifecycle: Lifecycle | undefined,
  action: string,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const found = obstacle(lifecycle, action, row);
  if (!lifecycle || !found) return undefined;
  const { property, actual, allowed } = found;
  const words = (value: LifecycleValue): string => {
    const choice = choiceKey(entity, [property], String(value));
    return has(choice) ? t(choice) : String(value);
  };
  if (property === lifecycle.property) {
    const isReached = lifecycle.transitions[action]?.to?.[property] === actual;
    return isReached
      ? t('action.already', { state: inSentence(words(String(actual))) })
      : t('action.obstacle.state', { allowed: either(allowed.map((value) => inSentence(words(value)))) });
  }
  const field = t(`${fieldKey(entity, [property])}.title`);
  if (typeof allowed[0] === 'boolean') return t(`action.obstacle.${allowed[0] ? 'on' : 'off'}`, { field });
  return t('action.obstacle.field', { field, allowed: either(allowed.map(words)) });
}
