import type { EntityModel } from '../../../../contract/model/entity.ts';
import { choiceKey, fieldKey } from '../../../../contract/text/captions.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';

/** The caption of a property, as the form shows it. */
export const captionOf = (
  { phrases }: Pick<OperationCall, 'phrases'>,
  entity: string,
  property: string,
): string => phrases.translate(`${fieldKey(entity, [property])}.title`);

/** A record that is identified by the uuid of its owner or of its company has no readable name. */
export const hasReadableName = ({ displayProperty, owner }: EntityModel): boolean =>
  displayProperty !== owner?.property && displayProperty !== 'companyUuid';

/** Returns the display name of a record. A choice appears with its caption. */
export function displayNameOf(
  { phrases }: OperationCall,
  { name, displayProperty }: EntityModel,
  row: Readonly<Record<string, unknown>>,
): unknown {
  const value = row[displayProperty];
  const choice = choiceKey(name, [displayProperty], String(value));
  return phrases.has(choice) ? phrases.translate(choice) : value;
}
