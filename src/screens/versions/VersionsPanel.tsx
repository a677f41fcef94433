import { type ReactNode, useId, useState } from 'react';
import type { ConfigurationLog } from '#generated/types.ts';
import type { Row } from '../../contract/api/envelope.ts';
import { choiceKey } from '../../contract/text/captions.ts';
import { useMissingOperations } from '../../runtime/api/missing/missingOperations.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { useFormats } from '../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../runtime/core/theme/controls.module.css';
import { Notice } from '../../runtime/feedback/Notice.tsx';
import { LoadingSkeleton } from '../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { useTextZone } from '../../runtime/fields/timeZone/useTimeZone.tsx';
import { FieldDiffs } from '../../runtime/fields/types/changes/ChangesDetailView.tsx';
import { ErrorNotice } from '../../runtime/list/ErrorNotice.tsx';
import type { PanelProps } from '../../runtime/record/screen/panels.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import styles from './versions.module.css';

/** Number of other versions that the operator can select. */
const maxVersions = 100;

/** Actions whose entries keep a version. */
const versionedActions: ConfigurationLog['action'][] = [
  'create',
  'modify',
  'restore',
  'restoreVersion',
  'copy',
  'import',
];

/** The version of a configuration log entry: compared with another one, or restored. */
export function VersionsPanel({ owner }: PanelProps): ReactNode {
  const t = useTranslate();
  const { names } = useMissingOperations();
  if (!owner) throw new Error('A version belongs to a log entry: the panel is part of its page.');
  if (names.has('configurationLog.compare')) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions-title">
      <h2 id="versions-title">{t('versions.title')}</h2>
      {typeof owner.record.record === 'string' ? (
        <Version entry={owner.record} />
      ) : (
        <p className={styles.muted}>{t('versions.none')}</p>
      )}
    </section>
  );
}

function Version({ entry }: { readonly entry: Row }): ReactNode {
  const [otherUuid, setOther] = useState('');
  return (
    <>
      <VersionSelect entry={entry} value={otherUuid} onChange={setOther} />
      <Comparison key={otherUuid} entry={entry} otherUuid={otherUuid} />
    </>
  );
}

interface ComparisonProps {
  readonly entry: Row;
  /** Another version of the record; empty for the current record. */
  readonly otherUuid: string;
}

function Comparison({ entry, otherUuid }: ComparisonProps): ReactNode {
  const t = useTranslate();
  const { data, error, mutate } = useOperation(
    'configurationLog.compare',
    { uuid: entry.uuid, ...(otherUuid !== '' && { otherUuid }) },
    { inline: true },
  );
  const isWithPresent = otherUuid === '';
  return (
    <>
      {!data && !error && <LoadingSkeleton />}
      {error && <ErrorNotice error={error} retry={() => void mutate()} />}
      {data && !error && (
        <>
          <p className={styles.muted}>
            {data.changes.length > 0 && t(isWithPresent ? 'versions.fromPresent' : 'versions.fromOther')}
            {data.changes.length === 0 && t('versions.same')}
          </p>
          {data.changes.length > 0 && <FieldDiffs entity={String(entry.kind)} changes={data.changes} />}
          {isWithPresent && data.problem && <Notice tone="warning" text={data.problem} />}
          {isWithPresent && <RestoreButton entry={entry} comparison={data} />}
        </>
      )}
    </>
  );
}

interface VersionSelectProps {
  readonly entry: Row;
  readonly value: string;
  readonly onChange: (uuid: string) => void;
}

/** Selects the current record or another version of it. */
function VersionSelect({ entry, value, onChange }: VersionSelectProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const { dateTime } = useFormats();
  const zone = useTextZone();
  const { kind, recordUuid } = entry as Row & ConfigurationLog;
  // Entries about the state of the record have no version and would fill the page.
  const wanted = { kind, recordUuid, action: versionedActions };
  const body = { page: 0, pageSize: maxVersions, ...wanted, sort: 'time', order: 'desc' } as const;
  const { data } = useOperation('configurationLog.query', { body }, { inline: true });
  const others = (data?.records ?? []).filter(
    ({ uuid, action }) => uuid !== entry.uuid && versionedActions.includes(action),
  );
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{t('versions.compareWith')}</label>
      <select
        id={id}
        className={controls.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{t('versions.present')}</option>
        {others.map(({ uuid, time, action, loginId }) => (
          <option key={uuid} value={uuid}>
            {t('versions.entry', {
              time: dateTime(time, zone),
              action: t(choiceKey('configurationLog', ['action'], action)),
              loginId,
            })}
          </option>
        ))}
      </select>
    </div>
  );
}
