import DateTimeWidget from '@rjsf/core/lib/components/widgets/DateTimeWidget.js';
import PlainTextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js';
import CheckboxWidget from '@rjsf/mui/lib/CheckboxWidget/index.js';
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { FieldProps, UIOptionsType, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldTypeName } from './registry.ts';
import { ChoicesWidget } from './types/choice/ChoicesWidget.tsx';
import { ChoiceWidget } from './types/choice/ChoiceWidget.tsx';
import { CodeWidget } from './types/code/CodeWidget.tsx';
import { FileWidget } from './types/file/FileWidget.tsx';
import { PublishedField } from './types/published/PublishedField.tsx';
import { ReferenceWidget } from './types/reference/ReferenceWidget.tsx';
import { CronWidget, TimeWidget } from './types/schedule/scheduleWidgets.tsx';
import { SecretWidget } from './types/secret/SecretWidget.tsx';
import { TextWidget } from './types/text/TextWidget.tsx';

/** The widget of a field type, or a field that renders its parts, with its options. */
export interface FieldWidget {
  readonly widget?: ComponentType<WidgetProps>;
  readonly field?: ComponentType<FieldProps>;
  readonly options?: UIOptionsType;
}

/**
 * rjsf renders the rows of an object list (`templates/ArrayTemplate.tsx`); only the service writes the
 * others.
 */
type WithoutWidget = 'objectList' | 'changes' | 'failure';

/**
 * The widget of every field type that has one. Widgets of rjsf and @rjsf/mui differ by `options`; our own are
 * in the folder of their type.
 */
const widgets: Readonly<Record<Exclude<FieldTypeName, WithoutWidget>, FieldWidget>> = {
  boolean: { widget: CheckboxWidget },
  choice: { widget: ChoiceWidget },
  choices: { widget: ChoicesWidget },
  code: { widget: CodeWidget },
  cron: { widget: CronWidget },
  dateTime: { widget: DateTimeWidget },
  external: { field: PublishedField },
  file: { widget: FileWidget },
  multiline: { widget: TextareaWidget, options: { rows: 3 } },
  // A text input: invalid numbers stay as typed and get a form error.
  number: { widget: PlainTextWidget, options: { inputType: 'text', inputMode: 'numeric' } },
  reference: { widget: ReferenceWidget },
  secret: { widget: SecretWidget },
  text: { widget: TextWidget },
  time: { widget: TimeWidget },
};

/** The widget of a field type; undefined for those without. */
export const widgetOf = (name: FieldTypeName): FieldWidget | undefined => {
  const known: Readonly<Partial<Record<FieldTypeName, FieldWidget>>> = widgets;
  return known[name];
};
