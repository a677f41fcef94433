import type { ReactNode } from 'react';
import { fieldKey, resourceKey, screenKey } from '../../contract/text/captions.ts';
import { screens } from '../core/catalog.ts';
import controls from '../core/theme/controls.module.css';
import { visibleFilters } from '../list/filters/visibleFilters.ts';
import list from '../list/list.module.css';
import tree from '../list/tree/tree.module.css';
import { isTreeFolded } from '../list/tree/treeFolding.ts';
import metricsBarStyles from '../metricsBar/MetricsBarSlot.module.css';
import { hasMetrics } from '../metricsBar/metricsAvailability.ts';
import resourceStyles from '../record/record.module.css';
import { ScreenHeader } from '../record/screen/ScreenHeader.tsx';
import barStyles from '../shell/Bar.module.css';
import navigationStyles from '../shell/Navigation.module.css';
import { isNavigationShown } from '../shell/navigationVisibility.ts';
import shellStyles from '../shell/Shell.module.css';
import { taskScreensFor } from '../task/taskLinks.ts';
import { PrerenderedIcon, PrerenderedTable, type PrerenderProps } from './PrerenderedTable.tsx';
import styles from './prerender.module.css';

/**
 * The first paint of a list page: the layout, and row values that need no look-up. `Shell`, `ResourceScreen`
 * and `ResourceList` replace it without a layout shift (tests/e2e/prerender.e2e.ts compares them).
 */
export const PrerenderedPage = (props: PrerenderProps): ReactNode => (
  <div className={shellStyles.shell} data-navigation={isNavigationShown() ? 'shown' : 'hidden'} inert>
    <header className={barStyles.bar} />
    {isNavigationShown() && (
      <div className={shellStyles.side}>
        <PrerenderedNavigation {...props} />
      </div>
    )}
    <main className={shellStyles.main}>
      <div className={resourceStyles.screen}>
        <ScreenHeader title={props.words.translate(screenKey(props.screen.name, 'title'))}>
          <PrerenderedHeader {...props} />
        </ScreenHeader>
        <PrerenderedTabs {...props} />
        {props.resource.metrics && hasMetrics(props.resource.metrics.name) && (
          <div className={metricsBarStyles.place} />
        )}
        <PrerenderedList {...props} />
      </div>
    </main>
  </div>
);

const PrerenderedNavigation = ({ screen, words: { translate: t } }: PrerenderProps): ReactNode => (
  <nav className={navigationStyles.navigation}>
    {screens.map(({ name }) => (
      <span
        key={name}
        className={navigationStyles.link}
        aria-current={name === screen.name ? 'page' : undefined}
      >
        {t(screenKey(name, 'shortTitle'))}
      </span>
    ))}
  </nav>
);

const PrerenderedTabs = ({ screen, tab, words: { translate: t } }: PrerenderProps): ReactNode =>
  screen.tabs.length > 1 && (
    <div role="tablist" className={resourceStyles.tabs}>
      {screen.tabs.map(({ id }) => (
        <button key={id} type="button" role="tab" className={resourceStyles.tab} aria-selected={id === tab}>
          {t(screenKey(screen.name, `tabs.${id}.title`))}
        </button>
      ))}
    </div>
  );

/** The buttons above a list: placeholders for `TaskMenu` and `CreateButton`. */
export const PrerenderedHeader = ({ resource, words: { translate: t } }: PrerenderProps): ReactNode => (
  <>
    {taskScreensFor(resource.entity).map(({ screen: { name } }) => (
      <button key={name} type="button" className={controls.button}>
        {t(screenKey(name, 'shortTitle'))}
        <span className={styles.glyph} />
      </button>
    ))}
    {resource.roles.create && (
      <button type="button" className={controls.primary}>
        <span className={styles.glyph} />
        {t('record.new', { record: t(resourceKey(resource.name, 'recordTitle')) })}
      </button>
    )}
  </>
);

/** `ResourceList`: placeholders for its controls, and the table. */
export const PrerenderedList = (props: PrerenderProps): ReactNode => (
  <div className={list.list}>
    <div className={list.bars}>
      <PrerenderedFilters {...props} />
    </div>
    <div className={list.body} data-tree={props.resource.tree !== undefined}>
      {props.resource.tree && (
        <div className={tree.pane} data-folded={isTreeFolded()}>
          <PrerenderedIcon />
        </div>
      )}
      <div className={list.frame}>
        <PrerenderedTable {...props} />
      </div>
    </div>
    <div className={list.pager} />
  </div>
);

function PrerenderedFilters({ resource, state, words: { translate: t } }: PrerenderProps): ReactNode {
  const { filters, entity, refresh } = resource;
  const { shown, active, isLong } = visibleFilters(filters, state, false);
  return (
    <div className={list.filters}>
      {shown.map(({ property }) => (
        <span key={property} className={list.filter} data-tree={property === resource.tree?.property}>
          <span className={list.popupButton}>{t(`${fieldKey(entity, [property])}.title`)}</span>
        </span>
      ))}
      {isLong && (
        <button type="button" className={controls.quiet}>
          {t('list.moreFilters')}
          <span className={styles.smallGlyph} />
        </button>
      )}
      {active > 0 && (
        <button type="button" className={controls.quiet}>
          <span className={styles.glyph} />
          {t('list.clearFilters', { count: active })}
        </button>
      )}
      <span className={list.tools}>
        {refresh && <span className={list.liveTool} />}
        <PrerenderedIcon />
        <span className={list.moreTools} />
      </span>
    </div>
  );
}
