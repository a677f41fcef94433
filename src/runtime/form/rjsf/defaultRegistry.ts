import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const nothing = (): null => null;

/**
 * Stands in for @rjsf/core's own default registry (scripts/build/standIns.ts), which brings every field, widget and template
 * that there is: here are those that generated forms need. Widgets come from `fields/faces.ts`, templates from
 * `form/theme.ts`.
 */
const defaultRegistry = () => ({
  fields: { ArrayField, BooleanField, NumberField, ObjectField, SchemaField, StringField },
  widgets: {},
  templates: {
    // A form that cannot be saved has no children, and then rjsf wants one.
    ButtonTemplates: { SubmitButton: nothing },
    // `FieldTemplate` tells help and errors itself.
    DescriptionFieldTemplate: nothing,
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
  },
  rootSchema: {},
  formContext: {},
  translateString: englishStringTranslator,
  globalFormOptions: {
    idPrefix: DEFAULT_ID_PREFIX,
    idSeparator: DEFAULT_ID_SEPARATOR,
    useFallbackUiForUnsupportedType: false,
  },
});

export default defaultRegistry;
