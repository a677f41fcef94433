import { useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { choiceKey, fieldKey, resourceKey } from '../../contract/labelKey.ts';
import { type LifecycleValue, obstacle } from '../../contract/lifecycle.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { type Formats, useFormats } from '../i18n/formats.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';

export interface ActionWords {
  readonly title: (action: Pick<Action, 'name'>) => string;
  readonly consequence: (action: Pick<Action, 'name'>) => string;
  /** Why the record does not allow the action now; undefined when it does. */
  readonly reason: (action: string, row: Row) => string | undefined;
}

function wordsOf(
  { name, entity, lifecycle, roles }: Resource,
  { translate: t, has }: ReturnType<typeof usePhrases>,
  { either, number }: Formats,
): ActionWords {
  const words = (action: string, caption: string): string => {
    const own = resourceKey(name, `actions.${action}.${caption}`);
    return has(own) ? t(own) : t(`action.${action}.${caption}`);
  };
  const valueWords = (property: string, value: LifecycleValue): string => {
    if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
    const choice = choiceKey(entity, [property], value);
    if (has(choice)) return t(choice);
    return typeof value === 'number' ? number(value) : value;
  };
  return {
    title: (action) => words(action.name, 'title'),
    consequence: ({ name: action }) =>
      words(action, action === 'remove' && roles.restore ? 'undoable' : 'consequence'),
    reason: (action, row) => {
      const found = obstacle(lifecycle, action, row);
      if (!found) return undefined;
      const { property, allowed } = found;
      return t('action.obstacle', {
        field: t(`${fieldKey(entity, [property])}.title`),
        allowed: either(allowed.map((value) => valueWords(property, value))),
      });
    },
  };
}

/** The words of a resource's actions. Removal, which no schema has to word, falls back to general ones. */
export function useActionWords(resource: Resource): ActionWords {
  const phrases = usePhrases();
  const formats = useFormats();
  return useMemo(() => wordsOf(resource, phrases, formats), [resource, phrases, formats]);
}
