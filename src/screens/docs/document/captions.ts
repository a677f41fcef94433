import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';

/** The caption of a property of mapping rows; they stand among those of the interface that has them. */
export const columnKey = (property: string): string =>
  `${fieldKey('interface', ['fieldMappings', property])}.title`;

/** The caption of a type or function type. */
export const columnChoiceKey = (property: 'type' | 'functionType', choice: string): string =>
  choiceKey('interface', ['fieldMappings', property], choice);
