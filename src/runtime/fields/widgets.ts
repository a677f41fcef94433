import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { BooleanWidget } from './boolean/Widget.tsx';
import { ChoiceWidget } from './choice/Widget.tsx';
import { ChoicesWidget } from './choices/Widget.tsx';
import { CodeWidget } from './code/Widget.tsx';
import { DateTimeWidget } from './dateTime/Widget.tsx';
import { MultilineWidget } from './multiline/Widget.tsx';
import { NumberWidget } from './number/Widget.tsx';
import { ReferenceWidget } from './reference/Widget.tsx';
import type { FieldTypeName } from './registry.ts';
import { SecretWidget } from './secret/Widget.tsx';
import { TextWidget } from './text/Widget.tsx';
import { TimeWidget } from './time/Widget.tsx';

/** The form face of every field type but the object list, whose rows rjsf walks itself (`form/ArrayTemplate.tsx`). */
export const widgets: Readonly<Record<Exclude<FieldTypeName, 'objectList'>, ComponentType<WidgetProps>>> = {
  boolean: BooleanWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  code: CodeWidget,
  dateTime: DateTimeWidget,
  multiline: MultilineWidget,
  number: NumberWidget,
  reference: ReferenceWidget,
  secret: SecretWidget,
  text: TextWidget,
  time: TimeWidget,
};
