import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Resource } from '../../contract/model/resource.ts';
import { screenKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../core/routing/hashLocation.ts';
import controls from '../core/theme/controls.module.css';
import { Popup } from '../feedback/popup/Popup.tsx';
import { listStateOf } from '../list/query/useListState.ts';
import styles from './TaskMenu.module.css';
import { type TaskScreen, taskScreensFor, taskUrl } from './taskLinks.ts';

/** The tasks for the records of a list, on any screen; they start with its constants and filters. */
export const TaskMenu = ({ resource }: { readonly resource: Resource }): ReactNode =>
  taskScreensFor(resource.entity).map((found) => (
    <TaskScreenMenu key={found.screen.name} resource={resource} {...found} />
  ));

interface TaskScreenMenuProps extends TaskScreen {
  readonly resource: Resource;
}

function TaskScreenMenu({ resource, screen, ids }: TaskScreenMenuProps): ReactNode {
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
      content={
        <>
          {title}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {() =>
        ids.map((id) => (
          <Link key={id} href={taskUrl(screen, id, given())} className={styles.link}>
            {t(screenKey(screen.name, `tabs.${id}.title`))}
          </Link>
        ))
      }
    </Popup>
  );
}
