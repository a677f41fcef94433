import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { Age } from './Age.tsx';
import styles from './overview.module.css';
import { Place } from './Place.tsx';
import { recordPlace } from './places.ts';
import { rowsIn, type Told } from './told.ts';

interface FindingListProps {
  readonly overview: Overview;
  readonly told: Told;
}

/** What is wrong, each a sentence and the way to where it is seen; or that nothing is. */
export function FindingList({ overview: { entity, findings, records }, told }: FindingListProps): ReactNode {
  const t = useTranslate();
  const found = rowsIn(told, findings.property);
  const path = [findings.property];
  if (found.length === 0)
    return (
      <p className={styles.well}>
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
          return (
            <li key={`${kind} ${finding.uuid ?? ''}`} data-tone={tone}>
              <Face size={16} aria-hidden="true" />
              <div>
                <span className={styles.head}>
                  <strong className={styles.kind}>
                    {t(choiceKey(entity, [...path, findings.kindProperty], kind))}
                  </strong>
                  {typeof name === 'string' && (
                    <Place to={recordPlace(records.of, finding, lead)}>{name}</Place>
                  )}
                  <Age of={finding[findings.sinceProperty]} />
                </span>
                <p>{String(finding[findings.messageProperty] ?? '')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
