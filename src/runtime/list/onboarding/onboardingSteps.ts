import type { Form } from '../../../contract/model/form.ts';
import type { FieldReference } from '../../../contract/model/resource.ts';
import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { recordsOf } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { getOperation } from '../../api/operations.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { screens } from '../../core/catalog.ts';
import { loadForm, loadResource } from '../../core/lazy/resourceModules.ts';
import { buildLookup } from '../../fields/types/reference/lookup.ts';
import { initialValuesOf } from '../../form/payload.ts';

/** Where records of a kind are made. */
export interface CreateScreen {
  readonly screen: Screen;
  readonly tab: Extract<ScreenTab, { readonly resource: string }>;
}

/** The list whose records an operation offers, on whatever screen, if they are made there; those of other services are not. Its captions are loaded. */
export async function createScreenOf(operation: string): Promise<CreateScreen | undefined> {
  const { entity } = getOperation(operation, 'x-reference');
  for (const screen of screens)
    for (const tab of screen.tabs) {
      if (!('resource' in tab) || tab.entity !== entity) continue;
      const { roles } = await loadResource(tab.resource);
      if (roles.create) return { screen, tab };
    }
  return undefined;
}

/** Where the dialog for a new record opens; who has saved one there is led to `back`. */
export function createUrl({ screen, tab }: CreateScreen, back: string): string {
  return `${screen.route}?${new URLSearchParams({ tab: tab.id, view: 'create', back })}`;
}

type RecordData = Readonly<Record<string, unknown>>;

/** Something that must be there before a record can be made. */
export interface OnboardingStep {
  /** The field that asks for it. */
  readonly entity: string;
  readonly property: string;
  /** Where it is made; another service's records are not made here. */
  readonly createScreen?: CreateScreen;
  readonly isDone: boolean;
}

/** The references that a new record cannot do without, in the order of the form. */
export function requiredReferencesOf(
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

/** Whether a reference offers anything. Where that cannot be told, or depends on what is chosen before, nobody is held up. */
async function hasOptions(reference: FieldReference, data: RecordData): Promise<boolean> {
  const operation = getOperation(reference.operation, 'x-reference');
  const { args } = buildLookup(reference, operation, data, sessionStore.get());
  if (!args) return true;
  const answer = await callByName(reference.operation, args, { inline: true });
  return !answer.success || recordsOf(answer.data).length > 0;
}

/**
 * What a new record of a resource needs to refer to, what that needs in turn first. Records that are there are only told of
 * where they are made here. `seen` are the kinds that are on the way already.
 */
export async function onboardingStepsOf(
  resource: string,
  constants: RecordData,
  seen: readonly string[] = [],
): Promise<OnboardingStep[]> {
  const form = await loadForm(resource);
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
