import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { MetricsModel } from '../../contract/model/metrics.ts';
import { choiceKey, fieldKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { InstantAge } from '../fields/timeZone/InstantAge.tsx';
import { type MetricsData, objectsIn } from '../metrics/metricsData.ts';
import styles from './overview.module.css';
import { LinkOrText, recordDrillDownUrl } from './overviewLinks.tsx';

interface FindingListProps {
  readonly metrics: MetricsModel;
  readonly data: MetricsData;
}

/** The problems, each a sentence with a link to its place; or a message that there are none. */
export function FindingList({ metrics: { entity, findings, records }, data }: FindingListProps): ReactNode {
  const t = useTranslate();
  const found = objectsIn(data, findings.property);
  const path = [findings.property];
  if (found.length === 0)
    return (
      <p className={styles.allClear}>
        <CircleCheck size={16} aria-hidden="true" />
        {t('overview.allWell')}
      </p>
    );
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <h2 id="findings">{t(`${fieldKey(entity, path)}.title`)}</h2>
      <ul>
        {found.map((finding) => {
          const kind = String(finding[findings.kindProperty]);
          const { tone = 'warning', drillDown: lead } = findings.kinds[kind] ?? {};
          const Face = tone === 'negative' ? CircleAlert : TriangleAlert;
          const name = finding[records.linkColumn];
          const since = finding[findings.sinceProperty];
          const message = String(finding[findings.messageProperty] ?? '');
          return (
            <li key={`${kind} ${finding.uuid ?? ''}`} data-tone={tone}>
              <Face size={16} aria-hidden="true" />
              <div>
                <span className={styles.heading}>
                  <strong className={styles.kind}>
                    {t(choiceKey(entity, [...path, findings.kindProperty], kind))}
                  </strong>
                  {typeof name === 'string' && (
                    <LinkOrText to={recordDrillDownUrl(records.of, finding, lead)}>{name}</LinkOrText>
                  )}
                  {typeof since === 'string' && <InstantAge of={since} className={styles.age} />}
                </span>
                <p title={message}>{message}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
