import type { ThemeProps } from '@rjsf/core';
import { widgets } from '../fields/widgets.ts';
import { ArrayItemTemplate } from './ArrayItemTemplate.tsx';
import { ArrayTemplate } from './ArrayTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';

/** rjsf walks the schema; how it looks is ours. */
export const theme: ThemeProps = {
  widgets: { ...widgets },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
};
