import { resultOf } from '../../load/resultOf.ts';
import type { SchemaRef } from '../../load/sources/SchemaSource.ts';
import { bodyRefOf } from '../operations/OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import { locationAt, memberLocations, rootLocation, violation } from '../RuleViolation.ts';

/** An action with `danger` has a `confirmMessage`, which names its effect before the operator confirms it. */
const dangerConfirmation: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of memberLocations(rootLocation(file), 'actions', file.value.actions))
      if (action.value.danger && action.value.confirmMessage === undefined)
        yield violation(
          locationAt(action, ['danger'], true),
          `The action "${name}" has "danger" but no "confirmMessage".`,
          'Add "confirmMessage" with the effect of the action.',
        );
};

export const hasMessage = ({ propertiesOf }: RuleContext, ref: SchemaRef): boolean =>
  propertiesOf(ref)?.message?.type === 'string';

/**
 * The operation in `beforeConfirm` of an action takes the body of the role `batch` and answers with one object,
 * which has a text `message`. The action has a `confirmMessage`.
 */
const confirmationWarning: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const batch = sources.operation(file.value.roles.batch ?? '');
    const body = batch && bodyRefOf(batch);
    for (const [name, action] of memberLocations(rootLocation(file), 'actions', file.value.actions)) {
      const { beforeConfirm, confirmMessage } = action.value;
      const operation = beforeConfirm === undefined ? undefined : sources.operation(beforeConfirm);
      if (operation === undefined) continue;
      const at = locationAt(action, ['beforeConfirm'], undefined);
      const result = resultOf(operation.value);
      if (body === undefined || bodyRefOf(operation)?.$ref !== body.$ref)
        yield violation(
          at,
          `"${beforeConfirm}" does not take the body of the role "batch".`,
          'Change its "body" to that of the operation in "batch".',
        );
      else if (result === undefined || result.kind !== 'one' || !hasMessage(sources, result.ref))
        yield violation(
          at,
          `The result of "${beforeConfirm}" has no string property "message".`,
          'Add "message" to its result.',
        );
      else if (confirmMessage === undefined)
        yield violation(
          at,
          `The action "${name}" has "beforeConfirm" but no "confirmMessage".`,
          'Add "confirmMessage" with the effect of the action.',
        );
    }
  }
};

/** Rules for actions that ask for a confirmation. */
export const confirmationRules: readonly SchemaRule[] = [dangerConfirmation, confirmationWarning];
