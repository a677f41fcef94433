import type { Form } from '../../../contract/model/form.ts';
import type { FieldReference } from '../../../contract/model/resource.ts';
import { recordsOf } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { getOperation } from '../../api/operations.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { formModule } from '../../core/lazy/resourceModules.ts';
import { type CreateScreen, createScreenOf } from '../../fields/types/reference/createScreen.ts';
import { buildLookup } from '../../fields/types/reference/lookup.ts';
import { initialValuesOf } from '../../form/payload.ts';

/** URL of the dialog for a new record; after a save it leads to `back`. */
export function createUrl({ screen, tab }: Pick<CreateScreen, 'screen' | 'tab'>, back: string): string {
  return `${screen.route}?${new URLSearchParams({ tab: tab.id, view: 'create', back })}`;
}

type RecordData = Readonly<Record<string, unknown>>;

/** A record that must exist before another can be created. */
export interface OnboardingStep {
  /** The field that requires it. */
  readonly entity: string;
  readonly property: string;
  /** The screen that creates it; undefined for another service's records. */
  readonly createScreen?: CreateScreen;
  readonly isDone: boolean;
}

/** The required references of a new record, in the order of the form. */
function requiredReferencesOf(
  form: Form,
  data: RecordData,
): { property: string; reference: FieldReference }[] {
  const { validate } = form.validators;
  validate(data);
  const missing = new Set((validate.errors ?? []).map(({ params }) => params.missingProperty));
  return Object.entries(form.fields).flatMap(([property, { reference }]) =>
    reference && missing.has(property) ? [{ property, reference }] : [],
  );
}

/**
 * True if a reference offers records. Also true if this is unknown or depends on other fields, so that no
 * operator is blocked.
 */
async function hasOptions(reference: FieldReference, data: RecordData): Promise<boolean> {
  const operation = getOperation(reference.operation, 'x-reference');
  const { args } = buildLookup(reference, operation, data, sessionStore.get());
  if (!args) return true;
  const answer = await callByName(reference.operation, args, { inline: true });
  return !answer.success || recordsOf(answer.data).length > 0;
}

/**
 * The records that a new record needs, with their own requirements first. Existing records are listed only if
 * the console creates them. `seen` are the kinds already visited.
 */
export async function onboardingStepsOf(
  resource: string,
  constants: RecordData,
  seen: readonly string[] = [],
): Promise<OnboardingStep[]> {
  const form = await formModule(resource).load();
  const data = initialValuesOf(form, undefined, constants);
  const steps: OnboardingStep[] = [];
  const onTheWay = [...seen, resource];
  for (const { property, reference } of requiredReferencesOf(form, data)) {
    const maker = await createScreenOf(reference.operation);
    const made = maker?.tab.resource;
    if (made && (onTheWay.includes(made) || steps.some((step) => step.createScreen?.tab.resource === made)))
      continue;
    const isDone = await hasOptions(reference, data);
    if (maker && !isDone) {
      const before = await onboardingStepsOf(maker.tab.resource, maker.tab.constants ?? {}, onTheWay);
      steps.push(
        ...before.filter(
          (step) =>
            !steps.some((known) => known.createScreen && known.createScreen.tab === step.createScreen?.tab),
        ),
      );
    }
    if (maker || !isDone) steps.push({ entity: form.entity, property, createScreen: maker, isDone });
  }
  return steps;
}
