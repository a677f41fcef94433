import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import auth from '../../../../src/generated/catalog/auth.ts';
import { formModule } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { CreateDialog } from '../../../../src/runtime/form/create/CreateDialog.tsx';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

test('the dialog opens with its fields although the widgets load late, so that the first one gets the focus', async () => {
  stubService();
  await enter('auth');
  await formModule('auth').load();
  await Promise.all(widgetModules.map((module) => module.load()));
  const first = widgetModules[0] ?? expect.fail('no widget loads on demand');
  vi.spyOn(first, 'isLoaded').mockReturnValueOnce(false);
  const hadFields: boolean[] = [];
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  onTestFinished(() => show.mockRestore());
  show.mockImplementation(function (this: HTMLDialogElement) {
    hadFields.push(this.querySelector('input') !== null);
  });
  renderLocalized(<CreateDialog resource={auth} close={() => {}} />);
  await screen.findByLabelText('名称');
  expect(hadFields).toEqual([true]);
});
