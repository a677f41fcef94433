import { type ReactNode, Suspense } from 'react';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Part, RecordTab } from '../../contract/resource.ts';
import { parametersOf } from '../fields/reference/parametersOf.ts';
import { usePhrases, useTranslate } from '../i18n/LocaleProvider.tsx';
import { useLabels } from '../i18n/useLabels.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import { useUrlState } from '../routing/useUrlState.ts';
import { useSession } from '../session/useSession.ts';
import { Notice } from './Notice.tsx';
import { OfferedParts } from './OfferedParts.tsx';
import { PartList } from './PartList.tsx';
import { withoutPart } from './place.ts';
import styles from './resource.module.css';
import { SingleRecord } from './SingleRecord.tsx';
import { Skeleton } from './Skeleton.tsx';
import { TabBar } from './TabBar.tsx';
import { type Owner, useLock } from './useLock.tsx';
import { useNarrowed } from './useNarrowed.ts';

const FirstRecord = lazyComponent(() =>
  withPhrases(['onboarding'], async () => (await import('../onboarding/FirstRecord.tsx')).FirstRecord),
);

interface RecordPartsProps {
  readonly tab: RecordTab;
  readonly title: string;
  readonly owner: Owner;
}

/** A tab of a record's page: other resources narrowed to the record. Which of several is shown stands in the URL. */
export function RecordParts({ tab, title, owner }: RecordPartsProps): ReactNode {
  const t = useTranslate();
  const [{ part }, go] = useUrlState({ part: '' });
  // Filters and pages belong to the list that they were chosen in: another part starts without.
  const show = async (next: string) => {
    if (await mayLeave()) go({ ...withoutPart(currentLocation()), part: next });
  };
  return (
    <OfferedParts parts={tab.subTabs} record={owner.record}>
      {(offered, problems) => {
        const current = offered.find(({ resource }) => resource === part) ?? offered[0];
        if (!current) return problems ?? <Notice text={t('record.notOffered', { title })} />;
        return (
          <div className={styles.part}>
            {problems}
            {offered.length > 1 && (
              <TabBar
                label={title}
                look="inner"
                tabs={offered.map(({ resource }) => ({
                  id: resource,
                  title: <ResourceTitle name={resource} />,
                }))}
                current={current.resource}
                onSelect={(next) => void show(next)}
              />
            )}
            <LazyPart key={current.resource} fallback={<Skeleton />}>
              <PartPanel part={current} owner={owner} />
            </LazyPart>
          </div>
        );
      }}
    </OfferedParts>
  );
}

const ResourceTitle = ({ name }: { readonly name: string }): ReactNode => (
  <Suspense fallback="…">
    <LoadedTitle name={name} />
  </Suspense>
);

function LoadedTitle({ name }: { readonly name: string }): ReactNode {
  const t = useTranslate();
  useLabels(name);
  return t(resourceKey(name, 'title'));
}

function PartPanel({ part, owner }: { readonly part: Part; readonly owner: Owner }): ReactNode {
  const { translate: t, has } = usePhrases();
  const given = parametersOf(part.fixedProperties, owner.record, useSession());
  const constants = Object.entries(given.values ?? {}).map(([name, value]) => [name, String(value)] as const);
  const resource = useNarrowed(part.resource, Object.fromEntries(constants), part.hide);
  const { isLocked, notice } = useLock(owner);
  const description = resourceKey(part.resource, 'description');
  if (given.missing !== undefined)
    return <Notice text={t('record.notOffered', { title: t(resourceKey(part.resource, 'title')) })} />;
  const { emptyStateTab: source } = part;
  const hint = source && (
    <FirstRecord section={source} title={t(resourceKey(owner.resource.name, `recordTabs.${source}.title`))} />
  );
  if (resource.roles.list) return <PartList resource={resource} hint={hint} />;
  return (
    <div className={styles.single}>
      {has(description) && <p>{t(description)}</p>}
      {notice}
      <SingleRecord resource={resource} isLocked={isLocked} />
    </div>
  );
}
