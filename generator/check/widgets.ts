import { broken, didYouMean, inside } from './place.ts';
import type { Rule } from './rule.ts';

const parts = ['field', 'before', 'after'];

/** Changes are told field by field, of a record whose entity the record beside them names. */
const changes: Rule = function* ({ schemas, entityNames, followed }) {
  for (const place of schemas) {
    if (place.value['x-ui']?.widget !== 'changes') continue;
    const at = inside(place, ['x-ui', 'widget'], undefined);
    const items = place.value.items && followed(place, place.value.items);
    if (parts.some((part) => items?.properties?.[part] === undefined))
      yield broken(at, 'Changes are an array of {field, before, after}.', 'Give the items these properties.');
    const kinds = place.owner.properties?.kind?.oneOf;
    if (kinds === undefined)
      yield broken(
        at,
        'Nothing says what was changed.',
        'Add a property "kind" with labelled choices, each the name of an entity.',
      );
    for (const { const: kind } of kinds ?? [])
      if (!entityNames.has(String(kind)))
        yield broken(
          at,
          `"kind" may be "${kind}", which is no entity.`,
          didYouMean(String(kind), entityNames),
        );
  }
};

/** A file is read as text. */
const file: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value['x-ui']?.widget === 'file' && place.value.type !== 'string')
      yield broken(
        inside(place, ['x-ui', 'widget'], undefined),
        'A file is kept as text.',
        'Change "type" to "string", or remove the widget.',
      );
};

/** Rules of what a widget needs. */
export const widgets: readonly Rule[] = [changes, file];
