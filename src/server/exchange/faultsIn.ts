import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import type { Problem } from '../../contract/violations.ts';
import { checkFilter, checkMapping } from '../../mapping/index.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { mappingRowsOf } from './mappingRowsOf.ts';
import { faultSentence } from './wording.ts';

/** What of an interface's filters would fail with any document. */
const filterFaults = (call: Call, row: Row): Problem[] =>
  ['preFilter', 'postFilter'].flatMap((field) => {
    const filter = row[field];
    const fault = typeof filter === 'string' ? checkFilter(filter) : undefined;
    if (!fault) return [];
    const filterCaption = captionOf(call, 'interface', field);
    const words = { filter: filterCaption, cause: faultSentence(call, fault) };
    return [{ field, message: call.say.translate('exchange.FILTER_FAILED', words) }];
  });

/** The same of the rows of its mapping, each with line, target field, function and cause. */
function rowFaults(call: Call, row: Row): Problem[] {
  const rows = mappingRowsOf(row);
  return checkMapping(rows).flatMap(({ index, field, fault }) => {
    const found = rows[index];
    if (!found) return [];
    const message = call.say.translate('exchange.rowFault', {
      line: found.lineNo,
      field: found.targetField,
      function: call.say.translate(choiceKey('fieldMapping', ['functionType'], found.functionType)),
      cause: faultSentence(call, fault),
    });
    return [{ field: `fieldMappings.${index}.${field}`, message }];
  });
}

/** What would keep every document of an interface from being delivered, though its schema has nothing against it. */
export const faultsIn = (call: Call, row: Row): Problem[] => [
  ...filterFaults(call, row),
  ...rowFaults(call, row),
];
