import { type ReactNode, Suspense } from 'react';
import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { screenKey } from '../../../contract/text/captions.ts';
import { offeredTabs, openTabOf } from '../../api/access/offeredTabs.ts';
import { FamilyCaptions, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import { Loading } from '../../feedback/progress/Loading.tsx';
import { LazyTaskPanel } from '../../task/lazyTaskPanel.ts';
import styles from '../record.module.css';
import { PanelView } from './panels.tsx';
import { ResourcePanel } from './ResourcePanel.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';
import { TabBar } from './TabBar.tsx';

/** A screen with its resources, tasks and panels as tabs. The URL holds the open tab. */
export function ResourceScreen({ screen }: { readonly screen: Screen }): ReactNode {
  const t = useTranslate();
  const [{ tab }] = useUrlState({ tab: '' });
  const current = openTabOf(screen, tab);
  const offered = offeredTabs(screen.tabs);
  const tabs = screen.tabs
    .filter((one) => one === current || offered.includes(one))
    .map(({ id }) => ({ id, title: t(screenKey(screen.name, `tabs.${id}.title`)) }));
  const title = t(screenKey(screen.name, 'title'));
  const bar = tabs.length > 1 && (
    <TabBar
      label={title}
      tabs={tabs}
      current={current.id}
      // Filters and pages belong to their list: another tab starts without them.
      onSelect={(id) => void confirmAndNavigate(`${screen.route}?tab=${id}`)}
    />
  );
  return <div className={styles.screen}>{tabContent(current, title, bar)}</div>;
}

function tabContent(current: ScreenTab, title: string, bar: ReactNode): ReactNode {
  if ('resource' in current)
    return (
      <FamilyCaptions key={current.id} family={current.resource} entity={current.listedEntity}>
        <ResourcePanel name={current.resource} constants={current.constants} title={title} tabs={bar} />
      </FamilyCaptions>
    );
  if ('panel' in current)
    return (
      <Suspense key={current.panel} fallback={<Loading />}>
        <PanelView
          name={current.panel}
          tab={current.id}
          title={title}
          tabs={bar}
          constants={current.constants ?? {}}
          metrics={current.metrics}
        />
      </Suspense>
    );
  return (
    <>
      <ScreenHeader title={title} />
      {bar}
      <Suspense fallback={<Loading />}>
        <LazyTaskPanel key={current.task} name={current.task} />
      </Suspense>
    </>
  );
}
