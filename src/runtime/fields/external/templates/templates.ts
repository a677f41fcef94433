import type { TemplatesType } from '@rjsf/utils';
import { ArrayItemTemplate } from './ArrayItemTemplate.tsx';
import { ArrayTemplate } from './ArrayTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { Published } from './Input.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { VariantTemplate } from './VariantTemplate.tsx';

const nothing = (): null => null;

/** How all kinds of fields are laid out: as ours are (`form/`), and what only published schemas have. */
export const templates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate: ArrayItemTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  BaseInputTemplate: Published,
  FieldTemplate,
  MultiSchemaFieldTemplate: VariantTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  // `FieldTemplate` tells captions, help and errors itself.
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};
