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

/** How a field type is entered: a widget, or a field that draws what it consists of; and what is said to it. */
export interface FieldWidget {
  readonly widget?: ComponentType<WidgetProps>;
  readonly field?: ComponentType<FieldProps>;
  readonly options?: UIOptionsType;
}

/** rjsf itself walks the rows of an object list (`form/ArrayTemplate.tsx`); the others only the service writes. */
type WithoutWidget = 'objectList' | 'changes' | 'failure';

/**
 * The form face of every field type that has one. Those of rjsf and @rjsf/mui are told apart by `options`; one of our own stands in the folder of its type.
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
  // A text: what is no figure stays as typed, and the form says that it is none, rather than losing it.
  number: { widget: PlainTextWidget, options: { inputType: 'text', inputMode: 'numeric' } },
  reference: { widget: ReferenceWidget },
  secret: { widget: SecretWidget },
  text: { widget: TextWidget },
  time: { widget: TimeWidget },
};

/** The form face of a field type; undefined for those without. */
export const widgetOf = (name: FieldTypeName): FieldWidget | undefined => {
  const known: Readonly<Partial<Record<FieldTypeName, FieldWidget>>> = widgets;
  return known[name];
};
