import type { ImportPlan } from '../../../../src/contract/model/importPlan.ts';
import { checksumOf, type ExportFile } from '../../../../src/server/integration/transfer/ExportFile.ts';
import { type Answer, type ServiceUnderTest, succeeded } from '../../serviceUnderTest.ts';

type Parameters = Readonly<Record<string, string>>;

/**
 * Calls an export, import or copy of interfaces, for the caller's company unless the parameters name another.
 */
export function callTransfer(
  { send, client }: ServiceUnderTest,
  operation: string,
  parameters: Parameters = {},
  body?: unknown,
): Promise<Answer> {
  const query = new URLSearchParams({ companyUuid: client.companyUuid, ...parameters });
  return send(`POST /interfaceConfig/${operation}?${query}`, { body });
}

/** Resolves to the `data` of a successful answer, or rejects with the message. */
const dataOf = async <T>(answer: Promise<Answer>): Promise<T> => (await succeeded(answer)).data as T;

export const exportFile = (service: ServiceUnderTest, parameters: Parameters): Promise<ExportFile> =>
  dataOf(callTransfer(service, 'export', parameters));

export const requestPlan = (
  service: ServiceUnderTest,
  file: unknown,
  parameters: Parameters = {},
): Promise<ImportPlan> => dataOf(callTransfer(service, 'importPlan', parameters, file));

/** Returns the file with other items or references, and a valid checksum. */
export const editFile = (
  file: ExportFile,
  change: Partial<Pick<ExportFile, 'items' | 'references'>>,
): ExportFile => {
  const changed = { ...file, ...change };
  return { ...changed, sha256: checksumOf(changed) };
};

/** Returns the file with a change of one item, and a valid checksum. */
export const editItem = (file: ExportFile, index: number, change: object): ExportFile =>
  editFile(file, { items: file.items.map((item, at) => (at === index ? { ...item, ...change } : item)) });
