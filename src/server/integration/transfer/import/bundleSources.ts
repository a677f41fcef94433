import { joinUrl } from '../../../../contract/api/partnerUrl.ts';
import { fieldKey } from '../../../../contract/text/captions.ts';
import type { FieldError } from '../../../../contract/validation/fieldErrors.ts';
import { isOrigin } from '../../../../contract/validation/formats.ts';
import { invalidRequest } from '../../../platform/base/ServiceError.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { createUpgrade } from '../../../platform/recordFormat/createUpgrade.ts';
import { recordFormat, recordSchemas } from '../../../platform/recordFormat/recordFormat.ts';
import { captionOf } from '../../../platform/records/rows/captions.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { splitCredentials } from '../../transport/endpoint/moveCredentials.ts';
import { checksumOf, type ExportFile, schemaVersion } from '../ExportFile.ts';
import { exportedEntity } from '../exportedEntities.ts';
import {
  type BundleSource,
  itemOf,
  loadOwnedRecords,
  readItem,
  type TransferBundle,
  type TransferItem,
} from '../TransferItem.ts';
import { upgradeItems } from './upgradeItems.ts';

/**
 * Returns the target of the import from parameters that have the names of an interface's references. A
 * missing one is an empty string (schemas/SPECIFICATION.md section 3.9). Throws INVALID_REQUEST for records
 * that the company lacks.
 */
async function loadTarget(
  call: OperationCall,
  repository: RecordRepository,
  names: readonly string[],
): Promise<TransferBundle['target']> {
  const { model } = exportedEntity;
  const target: Record<string, string> = {};
  const problems = [];
  for (const { property, entity, value } of model.references) {
    const wanted = call.query[property];
    if (!names.includes(property) || typeof wanted !== 'string' || wanted === '') continue;
    target[property] = wanted;
    if (await repository.find(entity, value, wanted, [call.companyUuid], 'share')) continue;
    const field = captionOf(call, model.name, property);
    problems.push({ field: property, message: call.phrases.translate('validation.reference', { field }) });
  }
  if (problems.length > 0) throw invalidRequest(problems);
  return target;
}

/**
 * Throws for a file of another version and for one that was edited after its export. Its shape is already
 * validated (`validateInput`).
 */
function checkFile({ body, phrases }: OperationCall): ExportFile {
  const file = body as ExportFile;
  const versions = [
    { field: 'schemaVersion', version: file.schemaVersion, known: schemaVersion },
    { field: 'recordFormat', version: file.recordFormat ?? 0, known: recordFormat.newest },
  ];
  const problems = versions
    .filter(({ version, known }) => version > known)
    .map(({ field, ...parameters }) => ({ field, message: phrases.translate('transfer.newer', parameters) }));
  if (problems.length > 0) throw invalidRequest(problems);
  if (file.sha256 !== checksumOf(file)) {
    throw invalidRequest([{ field: 'sha256', message: phrases.translate('transfer.checksum') }]);
  }
  return file;
}

/** Throws INVALID_REQUEST for a service address that is no origin. */
function checkServiceUrl({ query, phrases }: OperationCall): void {
  const { serviceUrl } = query;
  if (typeof serviceUrl !== 'string' || serviceUrl === '' || isOrigin(serviceUrl)) return;
  const field = phrases.translate(`${fieldKey('importForm', ['serviceUrl'])}.title`);
  throw invalidRequest([{ field: 'serviceUrl', message: phrases.translate('validation.origin', { field }) }]);
}

/**
 * Moves an own address to another service: `http://test:8080/tasks` and `https://wcs.example` make
 * `https://wcs.example/tasks`.
 */
function withServiceUrl(serviceUrl: unknown, { record, parts }: TransferItem): TransferItem {
  const { address } = record;
  if (typeof serviceUrl !== 'string' || serviceUrl === '') return { record, parts };
  if (typeof address !== 'string' || !/^https?:/.test(address)) return { record, parts };
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/.exec(address) ?? [];
  return { record: { ...record, address: joinUrl(serviceUrl, path ?? '') }, parts };
}

/**
 * Removes credentials from an own address: earlier versions exported them. Their user name, or the address, takes the
 * place of the authentication, which the company must have or choose.
 */
function withoutCredentials({ record, parts }: TransferItem): TransferItem {
  const found = splitCredentials(record.address);
  if (!found) return { record, parts };
  const { address, username } = found;
  return { record: { ...record, address, authUuid: record.authUuid ?? (username || address) }, parts };
}

/** Replaces the authentication of an interface. One without gets none: its partner must not get the credentials. */
const withAuth = (authUuid: unknown, { record, parts }: TransferItem): TransferItem =>
  record.authUuid && authUuid ? { record: { ...record, authUuid }, parts } : { record, parts };

/** Imports a whole export file. Records of an older format are converted first. */
export const bundleFromFile: BundleSource = async (call, repository) => {
  const { items: written, references, recordFormat: format = 0 } = checkFile(call);
  checkServiceUrl(call);
  const items = await upgradeItems(
    written,
    await createUpgrade(format, recordSchemas.migrations),
    call.phrases,
  );
  const replaced = ['dcCode', 'ownerCode', 'erpUuid', 'dingDingUuid', 'dataSourceUuid', 'authUuid'];
  const { authUuid, ...target } = await loadTarget(call, repository, replaced);
  return {
    items: items
      .map((item) => withServiceUrl(call.query.serviceUrl, withoutCredentials(readItem(item))))
      .map((item) => withAuth(authUuid, item)),
    references,
    target,
  };
};

/** Sources and targets of a copy (schemas/SPECIFICATION.md section 3.9). */
const directions = [
  { from: 'sourceDcCode', to: 'dcCode' },
  { from: 'sourceOwnerCode', to: 'ownerCode' },
  { from: 'sourceCarrierCode', to: 'carrierCode' },
] as const;
const places = directions.map(({ to }) => to);

/**
 * Returns the place to copy. Throws for an incomplete direction, for none, and for one that leads back to its
 * source.
 */
function copiedPlaceOf(call: OperationCall): Record<string, unknown> {
  const { query, phrases } = call;
  const given = directions.filter(({ from, to }) => query[from] || query[to]);
  const problems = given.flatMap(({ from, to }): FieldError[] => {
    const field = captionOf(call, exportedEntity.model.name, to);
    if (query[from] === query[to]) {
      return [{ field: to, message: phrases.translate('transfer.samePlace', { field }) }];
    }
    const missing = [from, to].find((name) => !query[name]);
    return missing ? [{ field: missing, message: phrases.translate('validation.select', { field }) }] : [];
  });
  if (given.length === 0) problems.push({ field: '', message: phrases.translate('transfer.noPlace') });
  if (problems.length > 0) throw invalidRequest(problems);
  return Object.fromEntries(given.map(({ from, to }) => [to, query[from]]));
}

/** The docs variant of a copy: interfaces of one ERP configuration use another one at the target. */
function withErp({ query }: OperationCall, { record, parts }: TransferItem): TransferItem {
  const { sourceErpUuid, targetErpUuid } = query;
  const isMapped = sourceErpUuid && targetErpUuid && record.erpUuid === sourceErpUuid;
  return isMapped ? { record: { ...record, erpUuid: targetErpUuid }, parts } : { record, parts };
}

/** Copies the interfaces of a place, of one menu or of all. */
export const bundleFromStore: BundleSource = async (call, repository) => {
  const { companyUuid, query, phrases } = call;
  const equals = { ...copiedPlaceOf(call), ...(query.menuName ? { menuName: query.menuName } : {}) };
  const target = await loadTarget(call, repository, places);
  const { records } = await repository.list({ entity: exportedEntity.model.name, companyUuid, equals });
  if (records.length === 0) {
    throw invalidRequest([{ field: '', message: phrases.translate('transfer.nothingToCopy') }]);
  }
  const items = (await loadOwnedRecords(repository, companyUuid, records)).map(itemOf);
  return { items: items.map((item) => withErp(call, item)), references: [], target };
};
