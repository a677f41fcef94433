import type { FieldReference, Resource } from '../../../../contract/model/resource.ts';
import { listedEntityOf, type Screen, type ScreenTab } from '../../../../contract/model/screen.ts';
import { missingOperations } from '../../../api/missing/missingOperations.ts';
import { getOperation } from '../../../api/operations.ts';
import { screens } from '../../../core/catalog.ts';
import { loadResource } from '../../../core/lazy/resourceModules.ts';
import type { FormValues } from '../../FormScope.ts';

/** The screen that creates records of a kind. */
export interface CreateScreen {
  readonly screen: Screen;
  readonly tab: Extract<ScreenTab, { readonly resource: string }>;
  readonly resource: Resource;
}

/**
 * The list, on any screen, whose records an operation offers, if the console and the back end create them;
 * records of other services have none. Its captions are loaded.
 */
export async function createScreenOf(operation: string): Promise<CreateScreen | undefined> {
  const { entity } = getOperation(operation, 'x-reference');
  for (const screen of screens)
    for (const tab of screen.tabs) {
      if (!('resource' in tab) || listedEntityOf(tab) !== entity) continue;
      const resource = await loadResource(tab.resource);
      if (missingOperations.get().withoutMissing(resource).roles.create) return { screen, tab, resource };
    }
  return undefined;
}

/** A new record for a picker. */
export interface NewRecordOffer {
  readonly resource: Resource;
  /**
   * Its initial values: those of the referring record that the look-up filters by, and the typed text as its
   * name.
   */
  readonly valuesFor: (record: FormValues, typed: string) => FormValues;
}

/**
 * The offer of a picker to create a record; undefined if the console creates none, or only on the screens of
 * families, which differ in their constants.
 */
export async function newRecordOfferOf({
  operation,
  params = {},
}: FieldReference): Promise<NewRecordOffer | undefined> {
  const resource = (await createScreenOf(operation))?.resource;
  if (!resource || Object.keys(resource.constants).length > 0) return undefined;
  const valuesFor = (record: FormValues, typed: string): FormValues => {
    const filtered = Object.entries(params).flatMap(([name, source]) =>
      'record' in source ? [[name, record[source.record]] as const] : [],
    );
    const name = typed.trim();
    return { ...Object.fromEntries(filtered), ...(name !== '' && { [resource.displayProperty]: name }) };
  };
  return { resource, valuesFor };
}
