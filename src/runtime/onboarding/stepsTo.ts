import type { Form } from '../../contract/form.ts';
import type { Reference } from '../../contract/resource.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { lookup } from '../fields/reference/lookup.ts';
import { initialData } from '../form/initialData.ts';
import { preloadForm } from '../lazy/resourceModules.ts';
import { recordsOf } from '../list/recordsOf.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { type Maker, makerOf } from './makerOf.ts';

type Data = Readonly<Record<string, unknown>>;

/** Something that must be there before a record can be made. */
export interface Step {
  /** The field that asks for it. */
  readonly entity: string;
  readonly property: string;
  /** Where it is made; another service's records are not made here. */
  readonly maker?: Maker;
  readonly isDone: boolean;
}

/** The references that a new record cannot do without, in the order of the form. */
export function requiredReferences(form: Form, data: Data): { property: string; reference: Reference }[] {
  const { validate } = form.validators;
  validate(data);
  const missing = new Set((validate.errors ?? []).map(({ params }) => params.missingProperty));
  return Object.entries(form.fields).flatMap(([property, { reference }]) =>
    reference && missing.has(property) ? [{ property, reference }] : [],
  );
}

/** Whether a reference offers anything. Where that cannot be told, or depends on what is chosen before, nobody is held up. */
async function offersAny(reference: Reference, data: Data): Promise<boolean> {
  const operation = operationNamed(reference.operation, 'x-reference');
  const { args } = lookup(reference, operation, data, sessionStore.get());
  if (!args) return true;
  const answer = await callByName(reference.operation, args, { inline: true });
  return !answer.success || recordsOf(answer.data).length > 0;
}

/**
 * What a new record of a resource needs to refer to, what that needs in turn first. Records that are there are only told of
 * where they are made here. `seen` are the kinds that are on the way already.
 */
export async function stepsTo(
  resource: string,
  constants: Data,
  seen: readonly string[] = [],
): Promise<Step[]> {
  const form = await preloadForm(resource);
  const data = initialData(form, undefined, constants);
  const steps: Step[] = [];
  const onTheWay = [...seen, resource];
  for (const { property, reference } of requiredReferences(form, data)) {
    const maker = await makerOf(reference.operation);
    const made = maker?.tab.resource;
    if (made && (onTheWay.includes(made) || steps.some((step) => step.maker?.tab.resource === made)))
      continue;
    const isDone = await offersAny(reference, data);
    if (maker && !isDone) {
      const before = await stepsTo(maker.tab.resource, maker.tab.constants ?? {}, onTheWay);
      steps.push(
        ...before.filter(
          (step) => !steps.some((known) => known.maker && known.maker.tab === step.maker?.tab),
        ),
      );
    }
    if (maker || !isDone) steps.push({ entity: form.entity, property, maker, isDone });
  }
  return steps;
}
