import type { Entity } from '../../../generator/normalize/model/Entity.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { type ContractUnderTest, model } from './contractUnderTest.ts';
import { entityNamedBy, findActionsTo, resourceOf, roleOf } from './operationSubjects.ts';

/** Creates a record and takes it to a state in which the call is allowed. */
async function ready(contract: ContractUnderTest, call: OperationModel, named: Entity): Promise<Row> {
  const actions = Object.entries(resourceOf(call)?.actions ?? {});
  const action = actions.find(([, { source }]) => source.operation === call.id)?.[0] ?? roleOf(call) ?? '';
  const { lifecycle } = named;
  // Conditions on other properties than the state hold from the creation on.
  const settled = Object.entries(lifecycle?.transitions[action]?.from ?? {}).filter(
    ([property]) => !(property in (lifecycle?.initial ?? {})),
  );
  const constants = Object.fromEntries(settled.map(([property, [value]]) => [property, String(value)]));
  const row = await contract.fresh(named.name, constants);
  let current = row;
  for (const step of lifecycle && action in lifecycle.transitions
    ? findActionsTo(lifecycle, action, row)
    : []) {
    const taken = model.operation(actions.find(([name]) => name === step)?.[1].source.operation);
    if (taken === undefined) throw new Error(`No operation takes ${named.name} the way of "${step}".`);
    const answer = await contract.send(taken, { query: await parametersOf(contract, taken, row) });
    if (!answer.success) throw new Error(`${taken.id}: ${answer.message}`);
    // An action may answer with something else than the record.
    current = { ...row, ...answer.row };
  }
  return current;
}

/** Resolves to the value of a parameter that names no record: a valid reference, a choice, or a sample. */
async function otherValue(
  { records }: ContractUnderTest,
  call: OperationModel,
  name: string,
  schema: object,
): Promise<unknown> {
  const task = model.tasks.find(({ source }) => source.operation === call.id || source.plan === call.id);
  const entity = task?.entity ?? resourceOf(call)?.entity ?? call.entity;
  const reference = entity?.schema.properties[name]?.reference;
  const choices = model.entities.flatMap((one) => one.schema.properties[name]?.choices ?? []);
  // A source and a target must differ.
  if (reference) return records.referred(reference, {}, name.startsWith('source') ? 1 : 0);
  return choices[0]?.value ?? sampleOf({ ...schema }, 1);
}

/**
 * Resolves to the required parameters of a call in path and query. Record parameters name `given` or a new
 * record.
 */
export async function parametersOf(
  contract: ContractUnderTest,
  call: OperationModel,
  given?: Row,
): Promise<Record<string, unknown>> {
  const inPath = call.pathParameters.map((name) => ({ name, schema: { type: 'string' } }));
  const inQuery = call.query.filter(({ required, from }) => required && from === undefined);
  const values: Record<string, unknown> = {};
  for (const { name, schema } of [...inPath, ...inQuery]) {
    const named = entityNamedBy(call, name);
    const row = named && (given ?? (await ready(contract, call, named)));
    values[name] = row ? (row[name] ?? row.uuid) : await otherValue(contract, call, name, schema);
  }
  return values;
}
