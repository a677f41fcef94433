import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import allFields from '@rjsf/core/lib/components/fields/index.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { RegistryFieldsType } from '@rjsf/utils';
import { type External, levelId } from '../../../contract/external.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { JsonField } from './JsonField.tsx';
import { keeping } from './keeping.tsx';
import { LevelField } from './LevelField.tsx';
import { TupleField } from './TupleField.tsx';

const fields: RegistryFieldsType = {
  ...allFields(),
  ArrayField: keeping('array', TupleField),
  BooleanField: keeping('boolean', BooleanField),
  NumberField: keeping('number', NumberField),
  ObjectField: keeping('object', ObjectField),
  StringField: keeping('string', StringField),
  FallbackField: JsonField,
};

/** The fields of a published schema. rjsf finds that of a level by its `$id`. */
export const fieldsOf = ({ schema: { definitions } }: External): RegistryFieldsType => ({
  ...fields,
  ...Object.fromEntries(
    Object.keys(isRecord(definitions) ? definitions : {}).map((name) => [levelId(name), LevelField]),
  ),
});
