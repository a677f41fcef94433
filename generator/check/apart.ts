import { broken, inside } from './place.ts';
import type { Rule } from './rule.ts';

/** What is kept beside a record is bookkeeping of that record, which only the service writes. */
const bookkeeping: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    if (place.value['x-system-counter'] !== true) continue;
    const { entity, property, owner } = place;
    const at = inside(place, ['x-system-counter'], true);
    if (property === undefined || owner !== entity.value)
      yield broken(at, 'What is kept apart is a property of the record itself.', 'Say it there.');
    else if (!place.value.readOnly || place.value['x-omit-from-list'])
      yield broken(
        at,
        'What is kept apart is read-only and no detail.',
        'Remove "x-system-counter", or add "readOnly".',
      );
    else if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield broken(
        at,
        `Every record has "${property}".`,
        'Remove "x-system-counter", or name it elsewhere no more.',
      );
  }
};

/** Rules of what is kept beside a record. */
export const apart: readonly Rule[] = [bookkeeping];
