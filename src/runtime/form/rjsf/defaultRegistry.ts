import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const nothing = (): null => null;

/**
 * Replaces @rjsf/core's default registry (scripts/build/moduleStubs.ts), which loads every field, widget and
 * template. This one has those of generated forms. Widgets come from the field types, templates and the field of numbers
 * from `form/formTheme.tsx`.
 */
const defaultRegistry = () => ({
  fields: { ArrayField, BooleanField, ObjectField, SchemaField, StringField },
  widgets: {},
  templates: {
    // A form without permission to save has no children; rjsf then requires a submit button.
    ButtonTemplates: { SubmitButton: nothing },
    // `FieldTemplate` shows help and errors itself.
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
