import DateTimeWidget from '@rjsf/core/lib/components/widgets/DateTimeWidget.js';
import PlainTextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js';
import CheckboxWidget from '@rjsf/mui/lib/CheckboxWidget/index.js';
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { FieldProps, UIOptionsType, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { ChoiceWidget } from './choice/Widget.tsx';
import { ChoicesWidget } from './choices/Widget.tsx';
import { CodeWidget } from './code/Widget.tsx';
import { CronWidget } from './cron/Widget.tsx';
import { ExternalField } from './external/Field.tsx';
import { FileWidget } from './file/Widget.tsx';
import { ReferenceWidget } from './reference/Widget.tsx';
import type { FieldTypeName } from './registry.ts';
import { SecretWidget } from './secret/Widget.tsx';
import { TextWidget } from './text/Widget.tsx';
import { TimeWidget } from './time/Widget.tsx';

/** How a field type is entered: a widget, or a field that draws what it consists of; and what is said to it. */
export interface Face {
  readonly widget?: ComponentType<WidgetProps>;
  readonly field?: ComponentType<FieldProps>;
  readonly options?: UIOptionsType;
}

/** rjsf itself walks the rows of an object list (`form/ArrayTemplate.tsx`); the others only the service writes. */
type Faceless = 'objectList' | 'changes' | 'failure';

/**
 * The form face of every field type that has one. Those of rjsf and @rjsf/mui are told apart by `options`; one of our own stands in the folder of its type.
 */
const faces: Readonly<Record<Exclude<FieldTypeName, Faceless>, Face>> = {
  boolean: { widget: CheckboxWidget },
  choice: { widget: ChoiceWidget },
  choices: { widget: ChoicesWidget },
  code: { widget: CodeWidget },
  cron: { widget: CronWidget },
  dateTime: { widget: DateTimeWidget },
  external: { field: ExternalField },
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
export const faceOf = (name: FieldTypeName): Face | undefined => {
  const known: Readonly<Partial<Record<FieldTypeName, Face>>> = faces;
  return known[name];
};
