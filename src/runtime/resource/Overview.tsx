import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Field, Resource } from '../../contract/resource.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { layoutOf } from '../form/layoutOf.ts';
import { isVisible } from '../form/outgoing.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useForm } from '../lazy/resourceModules.ts';
import styles from './resource.module.css';

/** Everything that is known of a record, to be read: what the service keeps first, then the settings by group. */
export function Overview({
  resource,
  record,
}: {
  readonly resource: Resource;
  readonly record: Row;
}): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const kept = resource.columns.filter(({ property }) => !(property in form.fields));
  return (
    <div className={styles.overview}>
      <Facts
        resource={resource}
        record={record}
        facts={kept.map(({ property, field }) => [property, field] as const)}
        title={t('record.state')}
      />
      {layoutOf(form, resource).map(({ name, properties }) => (
        <Facts
          key={name ?? ''}
          resource={resource}
          record={record}
          facts={properties.flatMap((property) => {
            const field = form.fields[property];
            return field && isVisible(form, property, record) ? [[property, field] as const] : [];
          })}
          title={name ? t(resourceKey(resource.name, `groups.${name}.title`)) : t('record.settings')}
        />
      ))}
    </div>
  );
}

interface FactsProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly title: string;
  readonly facts: readonly (readonly [property: string, field: Field])[];
}

function Facts({ resource: { entity, lifecycle }, record, title, facts }: FactsProps): ReactNode {
  const t = useTranslate();
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([property, field]) => {
          const { Cell, name } = fieldTypeOf(field, entity, [property]);
          const isEmpty = name !== 'secret' && (record[property] === undefined || record[property] === null);
          return (
            <div key={property}>
              <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
              <dd>
                {isEmpty ? (
                  <span className={styles.nothing}>{t('record.nothing')}</span>
                ) : (
                  <Cell
                    value={record[property]}
                    record={record}
                    field={field}
                    entity={entity}
                    path={[property]}
                    lifecycle={lifecycle}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
