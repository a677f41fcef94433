import carrier from '#generated/forms/carrier.ts';
import dc from '#generated/forms/dc.ts';
import owner from '#generated/forms/owner.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import { checkFilter, checkMapping, lookUpPropertiesOf } from '../../../mapping/index.ts';
import { invalidRequest } from '../../platform/base/ServiceError.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import {
  findTargets,
  handleBatch,
  handleTransition,
} from '../../platform/records/handlers/handleTransition.ts';
import type { TransitionHooks } from '../../platform/records/lifecycle/planTransition.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';
import { listNames } from '../interfaces/listNames.ts';
import { mappingErrorSentence } from './run/messages.ts';
import { mappingRowsOf } from './run/runPipeline.ts';

const lookUpProperties = lookUpPropertiesOf({ dc, owner, carrier });

/** Returns problems of an interface's filters that would fail every document. */
const findFilterProblems = (call: OperationCall, row: Row): FieldError[] =>
  ['preFilter', 'postFilter'].flatMap((field) => {
    const filter = row[field];
    const fault = typeof filter === 'string' ? checkFilter(filter) : undefined;
    if (!fault) return [];
    const filterCaption = captionOf(call, 'interface', field);
    const words = { filter: filterCaption, cause: mappingErrorSentence(call, fault) };
    return [{ field, message: call.phrases.translate('exchange.FILTER_FAILED', words) }];
  });

/** Returns such problems of its mapping rows, each with row, target field, function and cause. */
function findRowProblems(call: OperationCall, row: Row): FieldError[] {
  const rows = mappingRowsOf(row);
  return checkMapping(rows, lookUpProperties).flatMap(({ index, field, error }) => {
    const found = rows[index];
    if (!found) return [];
    const message = call.phrases.translate('exchange.rowFault', {
      line: found.lineNo,
      field: found.targetField,
      function: call.phrases.translate(choiceKey('fieldMapping', ['functionType'], found.functionType)),
      cause: mappingErrorSentence(call, error),
    });
    return [{ field: `fieldMappings.${index}.${field}`, message }];
  });
}

/** Returns problems that would fail every document of an interface although its schema is satisfied. */
const findMappingProblems = (call: OperationCall, row: Row): FieldError[] => [
  ...findFilterProblems(call, row),
  ...findRowProblems(call, row),
];

const interfaces = entityOf('interface');

/** An interface that pauses because its receiver is down tries it again at once. */
const probeHooks = {
  after: (tables, steps, { service }) =>
    tables.documentQueue.probeNow(
      steps.map(({ before }) => before.uuid),
      service.now(),
    ),
} satisfies TransitionHooks;

/**
 * An interface must be able to handle documents before it goes online, because an incomplete mapping can be
 * saved. Its schedule starts now.
 */
const onlineHooks: TransitionHooks = {
  ...probeHooks,
  after: async (tables, steps, call) => {
    await probeHooks.after(tables, steps, call);
    await tables.schedules.forgetFailures(steps.map(({ before }) => before.uuid));
  },
  set: ({ service }) => ({ onlineAt: service.now().toISOString() }),
  guard: async (_documents, call) => (row) => {
    const faults = findMappingProblems(call, row);
    if (faults.length > 0) throw invalidRequest(faults);
  },
};

const onlineTransition = handleTransition(interfaces, 'online', onlineHooks);
const resumeTransition = handleTransition(interfaces, 'resume', probeHooks);
const batchesByAction: ReadonlyMap<unknown, Handler> = new Map([
  ['online', handleBatch(interfaces, onlineHooks)],
  ['resume', handleBatch(interfaces, probeHooks)],
]);
const otherBatch = handleBatch(interfaces);

/** Wakes the queue for the documents that waited for the interface. */
const withWakeUp =
  (handle: Handler): Handler =>
  async (call) => {
    const answer = await handle(call);
    const { uuid } = call.query;
    call.service.exchange.wake(uuid === undefined ? undefined : [String(uuid)]);
    return answer;
  };

export const takeOnline = withWakeUp(onlineTransition);
export const resumeInterface = withWakeUp(resumeTransition);

export const batchInterfaces: Handler = withWakeUp((call) => {
  const action = isRecord(call.body) ? call.body.action : undefined;
  return (batchesByAction.get(action) ?? otherBatch)(call);
});

/** Warns before interfaces without a field mapping go online. */
export const warnBatch: Handler = async (call) => {
  if (!isRecord(call.body) || call.body.action !== 'online') return {};
  const rows = await findTargets(call, interfaces);
  const names = rows.flatMap((row) =>
    mappingRowsOf(row).length === 0 ? [String(row[interfaces.model.displayProperty])] : [],
  );
  if (names.length === 0) return {};
  const { translate } = call.phrases;
  const words = { count: names.length, names: listNames(translate, names) };
  return { message: translate('online.unmapped', words) };
};
