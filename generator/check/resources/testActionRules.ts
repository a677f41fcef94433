import { withArticle } from '../../../src/contract/text/captions.ts';
import { resultOf } from '../../load/resultOf.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { bodyRefOf, requiredParametersOf } from '../operations/OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, memberLocations, rootLocation, violation } from '../RuleViolation.ts';
import { hasMessage } from './confirmationRules.ts';

/**
 * The operation of a test action takes the entity of the resource and requires no parameter. It answers with
 * one object, which has a text `message` for `beforeSave`.
 */
const testActionOperation: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const [, testAction] of memberLocations(rootLocation(file), 'testActions', file.value.testActions)) {
      const { operation: id } = testAction.value;
      const operation = sources.operation(id);
      if (operation === undefined) continue;
      const at = locationAt(testAction, ['operation'], id);
      const entity = nameOfRef(file.value.entity.$ref);
      const taken = bodyRefOf(operation);
      const result = resultOf(operation.value);
      if (
        taken === undefined ||
        nameOfRef(taken.$ref) !== entity ||
        requiredParametersOf(operation).length > 0
      )
        yield violation(
          at,
          `"${id}" cannot be called with ${withArticle(entity)} only, which is the content of the form.`,
          `Name an operation whose body is the ${entity}.`,
        );
      else if (result === undefined || result.kind !== 'one')
        yield violation(at, `"${id}" does not answer with one object.`, 'Change its "result" to one object.');
      else if (testAction.value.beforeSave && !hasMessage(sources, result.ref))
        yield violation(
          at,
          `The result of "${id}" has no string property "message", which "beforeSave" requires.`,
          'Add "message" to its result, or remove "beforeSave".',
        );
    }
};

/** `whileShown` of a test action names a property with `x-visible-when`. */
const testActionProperty: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const entity = nameOfRef(file.value.entity.$ref);
    const { properties = {} } = sources.entities.find(({ name }) => name === entity)?.value ?? {};
    for (const [, testAction] of memberLocations(rootLocation(file), 'testActions', file.value.testActions)) {
      const { whileShown } = testAction.value;
      if (whileShown === undefined || properties[whileShown]?.['x-visible-when']) continue;
      yield violation(
        locationAt(testAction, ['whileShown'], whileShown),
        `The entity "${entity}" has no property "${whileShown}" with "x-visible-when".`,
        'Name a property that the form does not always show, or remove "whileShown".',
      );
    }
  }
};

export const testActionRules: readonly SchemaRule[] = [testActionOperation, testActionProperty];
