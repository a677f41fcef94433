import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import alarmRule from '../../../../src/generated/catalog/alarmRule.ts';
import configurationLog from '../../../../src/generated/catalog/configurationLog.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { noSuchOperation } from '../../../../src/runtime/api/missing/missingOperations.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { useRecord } from '../../../../src/runtime/record/page/useRecord.ts';
import { enter, stubService } from '../../core/stubService.ts';

test('a record that another operator removes stays with its page, another one does not', async () => {
  await enter();
  let records: readonly object[] = [{ uuid: 'i1', interfaceName: 'asn' }];
  stubService({
    '/interfaceConfig/query': () => ({ success: true, data: { records, page: 0, paging: { more: false } } }),
  });
  const { result, rerender } = renderHook(({ uuid }) => useRecord(erpdown, uuid), {
    wrapper: LocaleProvider,
    initialProps: { uuid: 'i1' },
  });
  await waitFor(() => expect(result.current).toMatchObject({ record: records[0], isMissing: false }));
  const [removed] = records;
  records = [];
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ record: removed, isMissing: true }));
  rerender({ uuid: 'i2' });
  await waitFor(() => expect(result.current).toMatchObject({ record: undefined, isMissing: true }));
});

test('a list that a GET answers whole has the record at any place', async () => {
  await enter();
  const rules = [{ uuid: 'r1' }, { uuid: 'r2' }];
  stubService({ '/alarmRule/query': () => ({ success: true, data: rules }) });
  const { result } = renderHook(() => useRecord(alarmRule, 'r2'), { wrapper: LocaleProvider });
  await waitFor(() => expect(result.current).toMatchObject({ record: { uuid: 'r2' }, isMissing: false }));
});

test('a record that its own call does not find is missing', async () => {
  await enter();
  stubService({ '/erp/e1': () => Response.json({ success: false }, { status: 404 }) });
  const { result } = renderHook(() => useRecord(erp, 'e1'), { wrapper: LocaleProvider });
  await waitFor(() => expect(result.current).toMatchObject({ isMissing: true, error: undefined }));
});

test.each([{ given: 'first' }, { given: 'later' }])(
  'the $given call that the back end lacks is an error, not a missing record',
  async () => {
    await enter();
    stubService({ '/configurationLog/l1': () => Response.json({}, { status: 404 }) });
    const { result } = renderHook(() => useRecord(configurationLog, 'l1'), { wrapper: LocaleProvider });
    await waitFor(() => expect(result.current.error?.answer.error).toBe(noSuchOperation));
    expect(result.current.isMissing).toBe(false);
  },
);
