import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { isAbsent } from '../../../contract/json/isAbsent.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { Field, Resource } from '../../../contract/model/resource.ts';
import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { DetailView } from '../../fields/DetailView.tsx';
import { layoutOf } from '../../fields/FormScope.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import { failureType } from '../../fields/types/text/textTypes.tsx';
import { isVisible } from '../../form/payload.ts';
import { PrintStamp } from '../../list/print/PrintStamp.tsx';
import { PanelView } from '../screen/panels.tsx';
import styles from './RecordDetails.module.css';
import type { OwnerRecord } from './useEditLock.tsx';

type RecordFact = readonly [property: string, field: Field];

interface FactGroup {
  readonly id: string;
  /** Group of the form; undefined for fields of the service and fields without a group. */
  readonly name: string | undefined;
  readonly facts: readonly RecordFact[];
}

interface RecordFacts {
  /** Existing reasons of a failure, shown first. */
  readonly failures: readonly RecordFact[];
  readonly groups: readonly FactGroup[];
}

/** The facts of a record in order: fields of the service, then the form's fields in form order. */
function recordFactsOf(resource: Resource, form: Form, record: Row): RecordFacts {
  const kept = resource.columns.filter(({ property }) => !(property in form.fields));
  const isFailure = ([, field]: RecordFact): boolean => failureType.applies(field);
  const own = {
    id: 'kept',
    name: undefined,
    facts: kept.map(({ property, field }): RecordFact => [property, field]),
  };
  const entered = layoutOf(form, resource).map(({ name, properties }) => ({
    id: `group ${name ?? ''}`,
    name,
    facts: properties.flatMap((property): RecordFact[] => {
      const field = form.fields[property];
      return field && isVisible(form, property, record) ? [[property, field]] : [];
    }),
  }));
  // For records that nobody edits, as in a log, the record's own fields come before those of the service.
  const groups: readonly FactGroup[] = resource.roles.modify ? [own, ...entered] : [...entered, own];
  return {
    failures: groups
      .flatMap(({ facts }) => facts.filter(isFailure))
      .filter(([property]) => typeof record[property] === 'string' && record[property] !== ''),
    groups: groups
      .map((group) => ({ ...group, facts: group.facts.filter((fact) => !isFailure(fact)) }))
      .filter(({ facts }) => facts.length > 0),
  };
}

const withoutEmptyFacts = (groups: readonly FactGroup[], record: Row): readonly FactGroup[] =>
  groups
    .map((group) => ({ ...group, facts: group.facts.filter(([property]) => !isAbsent(record[property])) }))
    .filter(({ facts }) => facts.length > 0);

interface RecordDetailsProps {
  readonly resource: Resource;
  readonly record: Row;
}

/**
 * All fields of a record, read-only: failures, fields of the service, then the settings by group. The panel of
 * the overview, if any, comes before the fields.
 */
export function RecordDetails(owner: OwnerRecord): ReactNode {
  const { resource, record } = owner;
  const t = useTranslate();
  const form = useForm(resource.name);
  const { failures, groups } = recordFactsOf(resource, form, record);
  // A panel shows the failure with its next steps, so the fields have less width.
  const shownFailures = resource.overviewPanel ? [] : failures;
  const shownGroups = resource.overviewPanel ? withoutEmptyFacts(groups, record) : groups;
  const caption = (name: string | undefined): string => {
    if (name) return t(resourceKey(resource.name, `groups.${name}.title`));
    return t(resource.roles.modify ? 'record.settings' : 'record.content');
  };
  return (
    <div className={`${styles.details} ${resource.overviewPanel ? styles.withPanel : ''}`}>
      <PrintStamp />
      {shownFailures.map(([property]) => (
        <Notice
          key={property}
          tone="negative"
          text={t('record.failure', {
            field: t(`${fieldKey(resource.entity, [property])}.title`),
            reason: String(record[property]),
          })}
        />
      ))}
      <div className={styles.columns}>
        {resource.overviewPanel && (
          <LazyPart fallback={<LoadingSkeleton />}>
            <PanelView
              name={resource.overviewPanel}
              tab="overview"
              title={t('record.overview')}
              tabs={null}
              constants={resource.constants}
              owner={owner}
            />
          </LazyPart>
        )}
        <div className={styles.factGroups}>
          {shownGroups.map(({ id, name, facts }) => (
            <FactList
              key={id}
              resource={resource}
              record={record}
              facts={facts}
              title={id === 'kept' ? t('record.state') : caption(name)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface FactListProps extends RecordDetailsProps {
  readonly title: string;
  readonly facts: readonly RecordFact[];
}

function FactList({ resource: { entity, lifecycle }, record, title, facts }: FactListProps): ReactNode {
  const t = useTranslate();
  const isWide = (property: string, field: Field): boolean =>
    fieldTypeOf(field, entity, [property]).DetailView !== undefined;
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([property, field]) => (
          <div key={property} data-wide={isWide(property, field)}>
            <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
            <dd>
              <DetailView
                record={record}
                property={property}
                field={field}
                entity={entity}
                lifecycle={lifecycle}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
