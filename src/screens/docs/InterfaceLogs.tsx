import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { fieldKey, resourceKey } from '../../contract/text/captions.ts';
import { recordsOf } from '../../runtime/api/answer.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { useResourceCaptions, useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../runtime/core/routing/hashLocation.ts';
import { clearRelatedParameters } from '../../runtime/core/routing/recordUrl.ts';
import { useUrlState } from '../../runtime/core/routing/useUrlState.ts';
import controls from '../../runtime/core/theme/controls.module.css';
import { useDebounced } from '../../runtime/core/timing/useDebounced.ts';
import { EmptyState } from '../../runtime/feedback/EmptyState.tsx';
import { LazyPart } from '../../runtime/feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { useChoiceCaption } from '../../runtime/fields/useChoiceCaption.ts';
import { ErrorNotice } from '../../runtime/list/ErrorNotice.tsx';
import { RelatedList } from '../../runtime/record/page/RelatedList.tsx';
import { TabBar } from '../../runtime/record/screen/TabBar.tsx';
import { useScopedResource } from '../../runtime/record/useScopedResource.ts';
import styles from './docs.module.css';
import { docsHref } from './docsLinks.ts';
import type { DocsController } from './useDocsState.ts';

const logResources = ['interfaceLog', 'apiCallLog'] as const;

const impliedColumns = ['interfaceName', 'interfaceType'];

/** The logs of the service in the docs state. Without a service, the operator chooses an interface first. */
export function InterfaceLogs({ docs }: { readonly docs: DocsController }): ReactNode {
  const { service } = docs.state;
  return service === '' ? <InterfaceSearch /> : <LogTabs key={service} docs={docs} />;
}

function LogTabs({ docs: { state, dispatch } }: { readonly docs: DocsController }): ReactNode {
  const t = useTranslate();
  useResourceCaptions('interfaceLog');
  useResourceCaptions('apiCallLog');
  const [{ part }, go] = useUrlState({ part: '' });
  const kind = logResources.find((name) => name === part) ?? logResources[0];
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
        tabs={logResources.map((id) => ({ id, title: t(resourceKey(id, 'title')) }))}
        current={kind}
        onSelect={(next) => go({ ...clearRelatedParameters(currentLocation()), part: next })}
      />
      <LazyPart key={kind} fallback={<LoadingSkeleton />}>
        <LogList kind={kind} {...state} />
      </LazyPart>
    </div>
  );
}

interface LogListProps {
  readonly kind: string;
  readonly service: string;
  readonly uuid: string;
}

/**
 * The logs of one kind. The filter is the interface's uuid if it is known, because names repeat between
 * distribution centers.
 */
function LogList({ kind, service, uuid }: LogListProps): ReactNode {
  const isKnown = uuid !== '';
  const resource = useScopedResource(
    kind,
    isKnown ? { interfaceUuid: uuid } : { interfaceName: service },
    isKnown ? impliedColumns : undefined,
  );
  return <RelatedList resource={resource} />;
}

/** Interfaces in the search. The operator finds others by their name. */
const pageSize = 20;

/** Finds an interface by its name. Each result links to the logs of the interface. */
function InterfaceSearch(): ReactNode {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed).trim();
  const { data, error, mutate } = useOperation(
    'interfaceConfig.query',
    {
      body: { page: 0, pageSize, sort: 'interfaceName', order: 'asc', ...(name && { interfaceName: name }) },
    },
    { inline: true },
  );
  const found = recordsOf(data);
  return (
    <div className={styles.page}>
      <p className={styles.muted}>{t('docs.logs.choose')}</p>
      <input
        type="search"
        className={controls.input}
        aria-label={t(`${fieldKey('interface', ['interfaceName'])}.title`)}
        placeholder={t(`${fieldKey('interface', ['interfaceName'])}.title`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <ErrorNotice error={error} retry={() => void mutate()} />}
      {data && found.length === 0 && (
        <EmptyState title={t('emptyList.noMatch.title')} text={t('docs.logs.noMatch')} />
      )}
      <ul className={styles.interfaceOptions}>
        {found.map(({ uuid, interfaceName, interfaceType, dcCode, carrierCode, ownerCode }) => (
          <li key={uuid}>
            <Link href={docsHref({ type: 'logsShown', service: String(interfaceName), uuid })}>
              {String(interfaceName)}
            </Link>
            <span className={styles.muted}>
              {[
                choiceCaption('interface', ['interfaceType'], interfaceType),
                dcCode ?? carrierCode,
                ownerCode,
              ]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
