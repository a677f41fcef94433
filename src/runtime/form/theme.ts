import type { ThemeProps } from '@rjsf/core';
import { Input } from '../fields/Input.tsx';
import { ArrayItemTemplate } from './ArrayItemTemplate.tsx';
import { ArrayTemplate } from './ArrayTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';

/**
 * Of @rjsf/mui's theme the widgets (`fields/faces.ts`) and the input: its other templates, which these replace, are not
 * loaded.
 */
export const theme: ThemeProps = {
  templates: {
    BaseInputTemplate: Input,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
};
