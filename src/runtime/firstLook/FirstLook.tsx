import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { screenKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Screen } from '../../contract/screen.ts';
import { screens } from '../catalog.ts';
import type { Words } from '../fields/FieldType.ts';
import type { ListState } from '../list/useListState.ts';
import resourceStyles from '../resource/resource.module.css';
import { ScreenHeader } from '../resource/ScreenHeader.tsx';
import barStyles from '../shell/Bar.module.css';
import navigationStyles from '../shell/Navigation.module.css';
import { isNavigationShown } from '../shell/navigationShown.ts';
import shellStyles from '../shell/Shell.module.css';
import { isOffered } from '../strip/isOffered.ts';
import stripStyles from '../strip/StripPlace.module.css';
import { HeaderLook } from './HeaderLook.tsx';
import { ListLook } from './ListLook.tsx';

export interface LookProps {
  readonly screen: Screen;
  /** Id of the tab that is open. */
  readonly tab: string;
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly words: Words;
}

/**
 * The page of a list as it is at the first look: each thing in its place, of the rows what they say by themselves. `Shell`,
 * `ResourceScreen` and `ResourceList` take its place, and nothing moves (tests/e2e/firstLook.e2e.ts compares them).
 */
export const FirstLook = (props: LookProps): ReactNode => (
  <div className={shellStyles.shell} data-navigation={isNavigationShown() ? 'shown' : 'hidden'} inert>
    <header className={barStyles.bar} />
    {isNavigationShown() && (
      <div className={shellStyles.side}>
        <Screens {...props} />
      </div>
    )}
    <main className={shellStyles.main}>
      <div className={resourceStyles.screen}>
        <ScreenHeader title={props.words.translate(screenKey(props.screen.name, 'title'))}>
          <HeaderLook {...props} />
        </ScreenHeader>
        <Tabs {...props} />
        {props.resource.metrics && isOffered(props.resource.metrics.name) && (
          <div className={stripStyles.place} />
        )}
        <ListLook {...props} />
      </div>
    </main>
  </div>
);

const Screens = ({ screen, words: { translate: t } }: LookProps): ReactNode => (
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

const Tabs = ({ screen, tab, words: { translate: t } }: LookProps): ReactNode =>
  screen.tabs.length > 1 && (
    <div role="tablist" className={resourceStyles.tabs}>
      {screen.tabs.map(({ id }) => (
        <button key={id} type="button" role="tab" className={resourceStyles.tab} aria-selected={id === tab}>
          {t(screenKey(screen.name, `tabs.${id}.title`))}
        </button>
      ))}
    </div>
  );
