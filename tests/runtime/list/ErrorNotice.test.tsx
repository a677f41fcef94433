import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ShowType } from '../../../src/contract/api/envelope.ts';
import { OperationError } from '../../../src/runtime/api/answer.ts';
import { noSuchOperation } from '../../../src/runtime/api/missing/missingOperations.ts';
import { ErrorNotice } from '../../../src/runtime/list/ErrorNotice.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter } from '../core/stubService.ts';

beforeAll(() => enter());

const { silent, warning, error, notification } = ShowType;

/** Answer of a failed reading → the role, the tone and the highlighted code of its notice. */
test.each([
  [{ showType: silent, errorCode: 'E1' }, 'status', 'neutral', undefined],
  [{ showType: warning, errorCode: 'E1' }, 'alert', 'warning', undefined],
  [{ showType: error, errorCode: 'E1' }, 'alert', 'negative', undefined],
  [{ errorCode: 'E1' }, 'alert', 'negative', undefined],
  [{ showType: notification, errorCode: 'E1' }, 'alert', 'neutral', 'E1'],
  [{ showType: notification }, 'alert', 'neutral', undefined],
  [{ error: noSuchOperation }, 'status', 'neutral', undefined],
])('the notice of %j is a "%s" in the tone "%s" with the code %s', (answer, role, tone, code) => {
  renderLocalized(
    <ErrorNotice error={new OperationError({ success: false, ...answer })} retry={() => undefined} />,
  );
  const notice = screen.getByRole(role);
  expect([notice.dataset.tone, notice.querySelector('strong')?.textContent]).toEqual([tone, code]);
});
