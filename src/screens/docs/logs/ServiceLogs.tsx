import type { ReactNode } from 'react';
import { resourceKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useLabels } from '../../../runtime/i18n/useLabels.ts';
import { LazyPart } from '../../../runtime/lazy/LazyPart.tsx';
import { PartList } from '../../../runtime/resource/PartList.tsx';
import { withoutPart } from '../../../runtime/resource/place.ts';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { TabBar } from '../../../runtime/resource/TabBar.tsx';
import { useNarrowed } from '../../../runtime/resource/useNarrowed.ts';
import { currentLocation } from '../../../runtime/routing/hashLocation.ts';
import { useUrlState } from '../../../runtime/routing/useUrlState.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import type { Docs } from '../useDocs.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

const kinds = ['interfaceLog', 'apiCallLog'] as const;

const said = ['interfaceName', 'interfaceType'];

/** The logs of a named service; one is chosen first where none is named. */
export function ServiceLogs({ docs }: { readonly docs: Docs }): ReactNode {
  const { service } = docs.state;
  return service === '' ? <ServiceChoice /> : <NamedLogs key={service} docs={docs} />;
}

function NamedLogs({ docs: { state, dispatch } }: { readonly docs: Docs }): ReactNode {
  const t = useTranslate();
  useLabels('interfaceLog');
  useLabels('apiCallLog');
  const [{ part }, go] = useUrlState({ part: '' });
  const kind = kinds.find((name) => name === part) ?? kinds[0];
  return (
    <div className={styles.logs}>
      <header className={styles.header}>
        <h2>{t('docs.logs.of', { name: state.service })}</h2>
        <button
          type="button"
          className={controls.button}
          onClick={() => dispatch({ type: 'logsShown', service: '' })}
        >
          {t('docs.logs.other')}
        </button>
      </header>
      <TabBar
        label={t('docs.logs.kinds')}
        look="inner"
        tabs={kinds.map((id) => ({ id, title: t(resourceKey(id, 'title')) }))}
        current={kind}
        onSelect={(next) => go({ ...withoutPart(currentLocation()), part: next })}
      />
      <LazyPart key={kind} fallback={<Skeleton />}>
        <Narrowed kind={kind} {...state} />
      </LazyPart>
    </div>
  );
}

interface NarrowedProps {
  readonly kind: string;
  readonly service: string;
  readonly uuid: string;
}

/** By the interface itself where it is known: names repeat from one distribution center to the next. */
function Narrowed({ kind, service, uuid }: NarrowedProps): ReactNode {
  const isKnown = uuid !== '';
  const resource = useNarrowed(
    kind,
    isKnown ? { interfaceUuid: uuid } : { interfaceName: service },
    isKnown ? said : undefined,
  );
  return <PartList resource={resource} />;
}
