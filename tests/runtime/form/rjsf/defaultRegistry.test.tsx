import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import defaultRegistry from '../../../../src/runtime/form/rjsf/defaultRegistry.ts';

test('the registry has the templates that rjsf requires, and they show nothing', () => {
  const { ButtonTemplates, ...others } = defaultRegistry().templates;
  const templates: Readonly<Record<string, ComponentType>> = { ...ButtonTemplates, ...others };
  expect(Object.keys(templates)).toEqual([
    'SubmitButton',
    'DescriptionFieldTemplate',
    'FieldErrorTemplate',
    'FieldHelpTemplate',
  ]);
  for (const [name, Template] of Object.entries(templates))
    expect(render(<Template />).container.childElementCount, name).toBe(0);
});
