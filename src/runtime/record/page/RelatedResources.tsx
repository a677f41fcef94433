import { type ReactNode, Suspense } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { RecordTab, RelatedResource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import { useSession } from '../../api/sessionStore.ts';
import { useOperation } from '../../api/useOperation.ts';
import { usePhrases, useResourceCaptions, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { clearRelatedParameters } from '../../core/routing/recordUrl.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { confirmLeave } from '../../feedback/dialog/leaveGuard.ts';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { resolveParameters } from '../../fields/types/reference/lookup.ts';
import { ErrorNotice } from '../../list/ErrorNotice.tsx';
import { SingleRecord } from '../form/SingleRecord.tsx';
import styles from '../record.module.css';
import { TabBar } from '../screen/TabBar.tsx';
import { useScopedResource } from '../useScopedResource.ts';
import { RelatedList } from './RelatedList.tsx';
import { type OwnerRecord, useEditLock } from './useEditLock.tsx';

interface AvailableRelationsProps {
  readonly parts: readonly RelatedResource[];
  readonly record: Row;
  /** `problems`: failures that leave the availability of some relations unknown. */
  readonly children: (offered: readonly RelatedResource[], problems: ReactNode) => ReactNode;
}

/**
 * The available parts of this record: those without a condition, and those where the service returns true
 * (`visibleIf`). One component for each part, because each makes a call.
 */
function AvailableRelations({ parts, record, children }: AvailableRelationsProps): ReactNode {
  const [first, ...rest] = parts;
  if (!first) return children([], null);
  const others = (isOffered: boolean, problem?: ReactNode): ReactNode => (
    <AvailableRelations parts={rest} record={record}>
      {(offered, problems) =>
        children(
          isOffered ? [first, ...offered] : offered,
          problem ? (
            <>
              {problem}
              {problems}
            </>
          ) : (
            problems
          ),
        )
      }
    </AvailableRelations>
  );
  return first.visibleIf ? (
    <ConditionalRelation where={first.visibleIf} record={record}>
      {others}
    </ConditionalRelation>
  ) : (
    others(true)
  );
}

interface ConditionalRelationProps {
  readonly where: NonNullable<RelatedResource['visibleIf']>;
  readonly record: Row;
  readonly children: (isOffered: boolean, problem?: ReactNode) => ReactNode;
}

function ConditionalRelation({ where, record, children }: ConditionalRelationProps): ReactNode {
  const asked = resolveParameters(where.params, record, useSession());
  const { data, error, isLoading, mutate } = useOperation(
    where.operation,
    asked.missing === undefined ? asked.values : null,
    { inline: true },
  );
  // In another locale, the answer of the former one stays until the next arrives.
  if (isLoading && data === undefined) return <LoadingSkeleton />;
  // A back end without the operation offers nothing; other failures are shown.
  const isUnknown = error && data === undefined && error.answer.status !== 404;
  return children(data === true, isUnknown && <ErrorNotice error={error} retry={() => void mutate()} />);
}

const LazyFirstRecord = lazyComponent(
  async () => (await import('../../list/onboarding/FirstRecord.tsx')).FirstRecord,
  ['emptyList'],
);

interface RelatedResourcesProps {
  readonly tab: RecordTab;
  readonly title: string;
  readonly owner: OwnerRecord;
}

/**
 * A tab of a record page: other resources filtered by the record. The URL holds which of several is shown.
 */
export function RelatedResources({ tab, title, owner }: RelatedResourcesProps): ReactNode {
  const t = useTranslate();
  const [{ part }, go] = useUrlState({ part: '' });
  // Filters and pages belong to their list: another part starts without them.
  const show = async (next: string) => {
    if (await confirmLeave()) go({ ...clearRelatedParameters(currentLocation()), part: next });
  };
  return (
    <AvailableRelations parts={offeredTabs(tab.subTabs)} record={owner.record}>
      {(offered, problems) => {
        const current = offered.find(({ resource }) => resource === part) ?? offered[0];
        if (!current) return problems ?? <Notice text={t('record.notOffered', { title })} />;
        return (
          <div className={styles.related}>
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
                onSelect={(next) => next !== current.resource && void show(next)}
              />
            )}
            <LazyPart key={current.resource} fallback={<LoadingSkeleton />}>
              <RelatedPanel part={current} owner={owner} />
            </LazyPart>
          </div>
        );
      }}
    </AvailableRelations>
  );
}

const ResourceTitle = ({ name }: { readonly name: string }): ReactNode => (
  <Suspense fallback="…">
    <LoadedTitle name={name} />
  </Suspense>
);

function LoadedTitle({ name }: { readonly name: string }): ReactNode {
  const t = useTranslate();
  useResourceCaptions(name);
  return t(resourceKey(name, 'title'));
}

function RelatedPanel({
  part,
  owner,
}: {
  readonly part: RelatedResource;
  readonly owner: OwnerRecord;
}): ReactNode {
  const { translate: t, has } = usePhrases();
  const given = resolveParameters(part.fixedProperties, owner.record, useSession());
  const constants = Object.entries(given.values ?? {}).map(([name, value]) => [name, String(value)] as const);
  const resource = useScopedResource(part.resource, Object.fromEntries(constants), part.hide);
  const { isLocked, notice } = useEditLock(owner);
  const description = resourceKey(part.resource, 'description');
  if (given.missing !== undefined)
    return <Notice text={t('record.notOffered', { title: t(resourceKey(part.resource, 'title')) })} />;
  const { emptyStateTab: source } = part;
  const hint = source && (
    <LazyFirstRecord
      section={source}
      title={t(resourceKey(owner.resource.name, `recordTabs.${source}.title`))}
    />
  );
  if (resource.roles.list) return <RelatedList resource={resource} hint={hint} />;
  return (
    <div className={styles.single}>
      {has(description) && <p>{t(description)}</p>}
      {notice}
      <SingleRecord resource={resource} isLocked={isLocked} />
    </div>
  );
}
