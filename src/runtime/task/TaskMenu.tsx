import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { screenKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { Popup } from '../actions/Popup.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { listStateOf } from '../list/useListState.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import controls from '../theme/controls.module.css';
import styles from './TaskMenu.module.css';
import { taskLink } from './taskLink.ts';
import { type OfferedTasks, tasksOf } from './tasksOf.ts';

/** The tasks that concern the records of a list, wherever these are found; they begin with its constants and filters. */
export const TaskMenu = ({ resource }: { readonly resource: Resource }): ReactNode =>
  tasksOf(resource.entity).map((found) => <Menu key={found.screen.name} resource={resource} {...found} />);

interface MenuProps extends OfferedTasks {
  readonly resource: Resource;
}

function Menu({ resource, screen, ids }: MenuProps): ReactNode {
  const t = useTranslate();
  const title = t(screenKey(screen.name, 'shortTitle'));
  const given = () => {
    const [, search = ''] = currentLocation().split('?', 2);
    return { ...resource.constants, ...listStateOf(resource, search).filters };
  };
  return (
    <Popup
      name={title}
      className={controls.button}
      face={
        <>
          {title}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {() =>
        ids.map((id) => (
          <Link key={id} href={taskLink(screen, id, given())} className={styles.link}>
            {t(screenKey(screen.name, `tabs.${id}.title`))}
          </Link>
        ))
      }
    </Popup>
  );
}
