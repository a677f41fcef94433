import { nameOfRef } from '../normalize/entities.ts';
import { withArticle } from './article.ts';
import { bodyOf, requiredOf, resultOf } from './operationPlace.ts';
import { broken, inside, members, rootOf } from './place.ts';
import type { Rule } from './rule.ts';

/** What a form tries takes the form's entity, whole, and answers with something to show. */
const fit: Rule = function* (sources) {
  for (const file of sources.resources)
    for (const [, trial] of members(rootOf(file), 'trials', file.value.trials)) {
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
    }
};

export const trials: readonly Rule[] = [fit];
