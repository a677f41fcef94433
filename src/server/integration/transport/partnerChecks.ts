import type { Row } from '../../../contract/api/envelope.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import type { RelatedCheck } from '../../platform/operations/RecordCheck.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';
import type { RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { databaseDialects } from '../databases/databaseDialects.ts';
import { partnerTransports } from './partnerTransports.ts';

/** The configurations that decide how an interface reaches its partner. */
interface Partner {
  readonly erp?: Row | undefined;
  readonly auth?: Row | undefined;
  readonly dataSource?: Row | undefined;
}

/** A choice in a configuration of the partner that the transport of an interface does not support. */
interface UnsupportedChoice {
  readonly entity: 'auth' | 'dataSource';
  readonly name: string;
  /** The key of the caption of the choice. */
  readonly caption: string;
}

/** Returns what `createTarget` and `createSource` would refuse. */
function findUnsupported(row: RecordInput, { auth, dataSource }: Partner): UnsupportedChoice[] {
  const transport = partnerTransports.get(String(row.type));
  const authType = auth && String(auth.authType);
  const databaseType = transport?.usesDataSource && dataSource ? String(dataSource.databaseType) : undefined;
  return [
    ...(auth && authType && transport?.supportsAuthType?.(authType) === false
      ? [
          {
            entity: 'auth',
            name: String(auth.name),
            caption: choiceKey('auth', ['authType'], authType),
          } as const,
        ]
      : []),
    ...(dataSource && databaseType && !databaseDialects[databaseType]?.tables
      ? [
          {
            entity: 'dataSource',
            name: String(dataSource.name),
            caption: choiceKey('dataSource', ['databaseType'], databaseType),
          } as const,
        ]
      : []),
  ];
}

const uuidsOf = (rows: Iterable<RecordInput>, property: string): unknown[] => [
  ...new Set([...rows].flatMap((row) => row[property] ?? [])),
];

/** Loads the partners of interfaces. `changed` replaces the stored record with its uuid. */
async function loadPartners(
  repository: RecordRepository,
  companyUuid: string,
  interfaces: readonly RecordInput[],
  changed?: { readonly entity: string; readonly record: RecordInput },
): Promise<(row: RecordInput) => Partner> {
  const load = async (entity: string, uuids: readonly unknown[]) => {
    const found = await repository.findAll(entity, 'uuid', uuids, companyUuid);
    return new Map(
      found.map((row) => [
        row.uuid,
        changed?.entity === entity && changed.record.uuid === row.uuid ? { ...row, ...changed.record } : row,
      ]),
    );
  };
  const erps = await load('erp', uuidsOf(interfaces, 'erpUuid'));
  const auths = await load('auth', [
    ...uuidsOf(erps.values(), 'authUuid'),
    ...uuidsOf(interfaces, 'authUuid'),
  ]);
  const dataSources = await load('dataSource', [
    ...uuidsOf(erps.values(), 'dataSourceUuid'),
    ...uuidsOf(interfaces, 'dataSourceUuid'),
  ]);
  return (row) => {
    const erp = erps.get(String(row.erpUuid));
    return {
      erp,
      auth: auths.get(String(row.authUuid ?? erp?.authUuid)),
      dataSource: dataSources.get(String(erp?.dataSourceUuid ?? row.dataSourceUuid)),
    };
  };
}

const transportOf = ({ translate }: LocalePhrases, { type }: RecordInput): string =>
  translate(choiceKey('interface', ['type'], String(type)));

/** Checks interfaces: their transport supports the authentication and the database of their partner. */
const checkInterfaces: RelatedCheck = async (interfaces, { companyUuid, phrases, repository }) => {
  const partnerOf = await loadPartners(repository, companyUuid, interfaces);
  return (row) =>
    findUnsupported(row, partnerOf(row)).map(({ entity, name, caption }) => {
      const own = `${entity}Uuid`;
      const field = row[own] ? own : 'erpUuid';
      return {
        field,
        message: phrases.translate('exchange.unsupportedByTransport', {
          field: captionOf({ phrases }, 'interface', field),
          transport: transportOf(phrases, row),
          entity: phrases.translate(`entities.${entity}.title`),
          name,
          choice: phrases.translate(caption),
        }),
      };
    });
};

/** Properties by entity that decide about an unsupported choice. */
const decidingProperties = {
  erp: { auth: 'authUuid', dataSource: 'dataSourceUuid' },
  auth: { auth: 'authType', dataSource: undefined },
  dataSource: { auth: undefined, dataSource: 'databaseType' },
} as const;

/** Returns the interfaces that use a configuration, directly or through their ERP. */
async function findInterfacesUsing(
  repository: RecordRepository,
  companyUuid: string,
  entity: keyof typeof decidingProperties,
  uuid: unknown,
): Promise<Row[]> {
  const findBy = (property: string, uuids: readonly unknown[]) =>
    repository.findAll('interface', property, uuids, companyUuid);
  if (entity === 'erp') return findBy('erpUuid', [uuid]);
  const erps = await repository.findAll('erp', `${entity}Uuid`, [uuid], companyUuid);
  const own = await findBy(`${entity}Uuid`, [uuid]);
  return [...(await findBy('erpUuid', uuidsOf(erps, 'uuid'))), ...own];
}

/** Checks a configuration of a partner: the interfaces that use it support a changed choice. */
const checkUsers =
  (entity: keyof typeof decidingProperties): RelatedCheck =>
  async (records, { companyUuid, phrases, repository }) => {
    const properties = decidingProperties[entity];
    const problemsOf = async (record: RecordInput) => {
      const stored = record.uuid
        ? await repository.find(entity, 'uuid', record.uuid, [companyUuid])
        : undefined;
      const isChanged = (property?: string) => property && stored && stored[property] !== record[property];
      if (!Object.values(properties).some(isChanged)) return [];
      const interfaces = await findInterfacesUsing(repository, companyUuid, entity, record.uuid);
      const partnerOf = await loadPartners(repository, companyUuid, interfaces, { entity, record });
      return interfaces.flatMap((row) =>
        findUnsupported(row, partnerOf(row)).flatMap(({ entity: kind, caption }) => {
          const field = properties[kind];
          if (!field || !isChanged(field)) return [];
          const parameters = {
            field: captionOf({ phrases }, entity, field),
            interface: row.interfaceName,
            transport: transportOf(phrases, row),
            choice: phrases.translate(caption),
          };
          return [{ field, message: phrases.translate('exchange.unsupportedByInterface', parameters) }];
        }),
      );
    };
    const found = new Map(
      await Promise.all(records.map(async (record) => [record.uuid, await problemsOf(record)] as const)),
    );
    return ({ uuid }) => (found.get(uuid) ?? []).slice(0, 1);
  };

/** Checks of records that depend on other records, by entity. */
export const partnerChecks: Readonly<Record<string, RelatedCheck>> = {
  interface: checkInterfaces,
  erp: checkUsers('erp'),
  auth: checkUsers('auth'),
  dataSource: checkUsers('dataSource'),
};
