import { nameOfRef } from '../normalize/entities.ts';
import { withArticle } from './article.ts';
import { bodyOf, requiredOf, resultOf } from './operationPlace.ts';
import { broken, inside, members, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

const hasMessage = ({ entities }: Sources, ref: string): boolean =>
  entities.some(({ name, value }) => name === nameOfRef(ref) && value.properties?.message?.type === 'string');

/** What a form tries takes the form's entity, whole, and answers with something to show. */
const fit: Rule = function* (sources) {
  for (const file of sources.resources)
    for (const [, trial] of members(rootOf(file), 'testActions', file.value.testActions)) {
      const { operation: id } = trial.value;
      const operation = sources.operation(id);
      if (operation === undefined) continue;
      const at = inside(trial, ['operation'], id);
      const entity = nameOfRef(file.value.entity.$ref);
      const taken = bodyOf(operation);
      const result = resultOf(operation);
      if (taken === undefined || nameOfRef(taken.$ref) !== entity || requiredOf(operation).length > 0)
        yield broken(
          at,
          `"${id}" cannot be called with ${withArticle(entity)} only, which is what the form holds.`,
          `Name an operation whose body is the ${entity}.`,
        );
      else if (result === undefined || result.many)
        yield broken(at, `"${id}" answers with no record to show.`, 'Give it one object as its "result".');
      else if (trial.value.beforeSave && !hasMessage(sources, result.ref.$ref))
        yield broken(
          at,
          `"${id}" answers with no "message" that has to be confirmed.`,
          'Give its result a text "message", or remove "beforeSave".',
        );
    }
};

export const trials: readonly Rule[] = [fit];
