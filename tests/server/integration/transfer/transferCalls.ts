import type { ImportPlan } from '../../../../src/contract/model/importPlan.ts';
import { checksumOf, type ExportFile } from '../../../../src/server/integration/transfer/ExportFile.ts';
import type { Answer, ServiceUnderTest } from '../../serviceUnderTest.ts';

type Parameters = Readonly<Record<string, string>>;

/** One call of an interface's export, import or copy, for the caller's company unless the parameters name another. */
export function callTransfer(
  { send, client }: ServiceUnderTest,
  operation: string,
  parameters: Parameters = {},
  body?: unknown,
): Promise<Answer> {
  const query = new URLSearchParams({ companyUuid: client.companyUuid, ...parameters });
  return send(`POST /interfaceConfig/${operation}?${query}`, { body });
}

/** `data` of an answer that succeeded. */
async function dataOf<T>(answer: Promise<Answer>): Promise<T> {
  const { success, message, data } = await answer;
  if (!success) throw new Error(message);
  return data as T;
}

export const exportFile = (service: ServiceUnderTest, parameters: Parameters): Promise<ExportFile> =>
  dataOf(callTransfer(service, 'export', parameters));

export const requestPlan = (
  service: ServiceUnderTest,
  file: unknown,
  parameters: Parameters = {},
): Promise<ImportPlan> => dataOf(callTransfer(service, 'importPlan', parameters, file));

/** The file with other items or references, as if it had been exported so. */
export const editFile = (
  file: ExportFile,
  change: Partial<Pick<ExportFile, 'items' | 'references'>>,
): ExportFile => {
  const changed = { ...file, ...change };
  return { ...changed, sha256: checksumOf(changed) };
};

/** The file with one property of one item changed. */
export const editItem = (file: ExportFile, index: number, change: object): ExportFile =>
  editFile(file, { items: file.items.map((item, at) => (at === index ? { ...item, ...change } : item)) });
