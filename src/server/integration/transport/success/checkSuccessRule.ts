import { fieldKey } from '../../../../contract/text/captions.ts';
import { checkFilter } from '../../../../mapping/index.ts';
import type { RecordCheck } from '../../../platform/operations/RecordCheck.ts';
import { defaultStatuses, hasStatus } from './SuccessRule.ts';

/** Returns the first status of each range of a valid list such as `200-299, 409`. */
const firstStatusesOf = (statuses: string): number[] =>
  statuses.split(',').map((range) => Number.parseInt(range, 10));

/**
 * Returns the check of an entity with a success rule: the condition compiles, and no range of statuses is
 * empty.
 */
export const checkSuccessRule =
  (entity: string): RecordCheck =>
  ({ successStatuses = defaultStatuses, successCondition = '' }, { translate }) => {
    const caption = (property: string) => translate(`${fieldKey(entity, [property])}.title`);
    const statuses = String(successStatuses);
    const isComplete = firstStatusesOf(statuses).every((first) => hasStatus(statuses, first));
    const flaw = checkFilter(String(successCondition));
    return [
      ...(isComplete
        ? []
        : [
            {
              field: 'successStatuses',
              message: translate('validation.httpStatuses', { field: caption('successStatuses') }),
            },
          ]),
      ...(flaw
        ? [
            {
              field: 'successCondition',
              message: translate('exchange.wrongExpression', {
                field: caption('successCondition'),
                cause: translate(`mapping.${flaw.code}`, flaw.parameters),
              }),
            },
          ]
        : []),
    ];
  };
