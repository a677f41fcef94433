import { posix } from 'node:path';
import type { Project } from '../load.ts';
import { members, repaired, rootOf, untidy } from './place.ts';
import { refsIn } from './refs.ts';
import type { Rule } from './rule.ts';

/** An entity travels, or is part of what does. `all` knows the broken files too: what they refer to is used. */
export const unusedIn = (all: Project): Rule =>
  function* (sources) {
    if (all.unreadable.length > 0) return;
    const used = new Set(refsIn(all).map(({ file, value }) => posix.join(posix.dirname(file.path), value)));
    for (const file of sources.entities)
      if (!used.has(file.path))
        yield untidy(
          rootOf<unknown>(file),
          'Nothing refers to this entity.',
          'Name it in an endpoint table or in another entity, or remove the file.',
        );
  };

/** A definition is referred to in its file. */
const definitions: Rule = function* ({ entities, schemas }) {
  const used = new Set(schemas.map(({ file, value }) => `${file.path}${value.$ref}`));
  for (const file of entities) {
    const { definitions = {} } = file.value;
    const known = Object.keys(definitions).map((name) => `${file.path}#/definitions/${name}`);
    for (const [name, place] of members(rootOf(file), 'definitions', definitions)) {
      if (used.has(`${file.path}#/definitions/${name}`)) continue;
      // A reference that leads nowhere may be one to it, mistyped.
      const isMistyped = [...used].some((ref) => ref.startsWith(`${file.path}#`) && !known.includes(ref));
      const found = untidy(place, `Nothing refers to the definition "${name}".`, 'Remove it.');
      yield isMistyped ? found : repaired(found, { remove: true });
    }
  }
};

/** Rules of what nobody uses. */
export const unused: readonly Rule[] = [definitions];
