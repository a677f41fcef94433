import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Field, Resource } from '../../contract/resource.ts';
import { details } from '../fields/details.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { Value } from '../fields/Value.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useForm } from '../lazy/resourceModules.ts';
import { PrintStamp } from '../print/PrintStamp.tsx';
import { type Fact, factsOf } from './factsOf.ts';
import { Notice } from './Notice.tsx';
import styles from './resource.module.css';

interface OverviewProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** Everything that is known of a record, to be read: why it failed, what the service keeps, then the settings by group. */
export function Overview({ resource, record }: OverviewProps): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const { failures, groups } = factsOf(resource, form, record);
  const caption = (name: string | undefined): string => {
    if (name) return t(resourceKey(resource.name, `groups.${name}.title`));
    return t(resource.roles.modify ? 'record.settings' : 'record.content');
  };
  return (
    <div className={styles.overview}>
      <PrintStamp />
      {failures.map(([property]) => (
        <Notice
          key={property}
          tone="negative"
          text={t('record.failure', {
            field: t(`${fieldKey(resource.entity, [property])}.title`),
            reason: String(record[property]),
          })}
        />
      ))}
      {groups.map(({ id, name, facts }) => (
        <Facts
          key={id}
          resource={resource}
          record={record}
          facts={facts}
          title={id === 'kept' ? t('record.state') : caption(name)}
        />
      ))}
    </div>
  );
}

interface FactsProps extends OverviewProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

function Facts({ resource: { entity, lifecycle }, record, title, facts }: FactsProps): ReactNode {
  const t = useTranslate();
  const isWide = (property: string, field: Field): boolean =>
    fieldTypeOf(field, entity, [property]).name in details;
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([property, field]) => (
          <div key={property} data-wide={isWide(property, field)}>
            <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
            <dd>
              <Value
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
