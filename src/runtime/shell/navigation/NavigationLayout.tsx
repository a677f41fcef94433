import type { ReactNode } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import styles from './Navigation.module.css';
import { linksByGroup, type NavigationLink } from './navigationLinks.ts';

interface NavigationLayoutProps {
  readonly label?: string;
  readonly translate: Translate;
  readonly linkOf: (link: NavigationLink) => ReactNode;
}

/** The links of the navigation under the captions of their groups. Calls no hook: React and the prerender use it. */
export const NavigationLayout = ({ label, translate: t, linkOf }: NavigationLayoutProps): ReactNode => (
  <nav className={styles.navigation} aria-label={label}>
    {linksByGroup().map(({ group, links }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark
      <div key={group ?? ''} role="group" aria-label={group && t(`shell.groups.${group}`)}>
        {group && (
          <span className={styles.group} aria-hidden="true">
            {t(`shell.groups.${group}`)}
          </span>
        )}
        {links.map(linkOf)}
      </div>
    ))}
  </nav>
);
