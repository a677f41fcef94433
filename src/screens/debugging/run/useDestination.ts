import type { Interface } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { documentFlowOf } from '../../../contract/model/entity.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useFamilies } from '../../../runtime/core/lazy/families.ts';
import { describeDestination, isInbound } from './describeDestination.ts';

/** Describes the receiver of an interface's documents, in the language of the console; undefined until it is known. */
export function useDestination(record: Row): string | undefined {
  const t = useTranslate();
  const row = record as unknown as Interface;
  const families = useFamilies();
  const flow = documentFlowOf(families, record);
  const isTable = row.type === 'INTERMEDIATE_TABLE';
  const inbound = isInbound(flow, row);
  const company = useOperation('globalConfig.get', inbound ? {} : null, { inline: true });
  const erp = useOperation('erp.get', row.erpUuid ? { uuid: row.erpUuid } : null, { inline: true }).data;
  const uuid = isTable ? (erp?.dataSourceUuid ?? row.dataSourceUuid) : undefined;
  const dataSource = useOperation('datasource.get', uuid ? { uuid } : null, { inline: true }).data;
  return describeDestination(
    row,
    { flow, company: company.data, erp, dataSource },
    t('debugging.send.outbox'),
  );
}
