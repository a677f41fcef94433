import { useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import { obstacleWords } from '../../contract/obstacleWords.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { type Formats, useFormats } from '../i18n/formats.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';

export interface ActionWords {
  readonly title: (action: Pick<Action, 'name'>) => string;
  /** The action with its object, as within a sentence or at its beginning: `Take asn offline`. */
  readonly phrase: (action: Pick<Action, 'name'>, object: string) => string;
  readonly consequence: (action: Pick<Action, 'name'>) => string;
  /** Why the record does not allow the action now; undefined when it does. */
  readonly reason: (action: string, row: Row) => string | undefined;
}

function wordsOf(
  { name, entity, lifecycle, roles }: Resource,
  { translate: t, has }: ReturnType<typeof usePhrases>,
  { either }: Formats,
): ActionWords {
  const words = (action: string, caption: string): string => {
    const own = resourceKey(name, `actions.${action}.${caption}`);
    return has(own) ? t(own) : t(`action.${action}.${caption}`);
  };
  return {
    title: (action) => words(action.name, 'title'),
    phrase: ({ name: action }, object) => {
      const own = resourceKey(name, `actions.${action}.titleWithName`);
      return has(own)
        ? t(own, { name: object })
        : t('action.phrase', { action: words(action, 'title'), name: object });
    },
    consequence: ({ name: action }) =>
      words(action, action === 'remove' && roles.restore ? 'undoable' : 'confirmMessage'),
    reason: (action, row) => obstacleWords({ translate: t, has, either }, entity, lifecycle, action, row),
  };
}

/** The words of a resource's actions. Removal, which no schema has to word, falls back to general ones. */
export function useActionWords(resource: Resource): ActionWords {
  const phrases = usePhrases();
  const formats = useFormats();
  return useMemo(() => wordsOf(resource, phrases, formats), [resource, phrases, formats]);
}
