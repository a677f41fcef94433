import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Resource } from '../../contract/model/resource.ts';
import { screenKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useHashSearch } from '../core/routing/hashLocation.ts';
import controls from '../core/theme/controls.module.css';
import { Popup } from '../feedback/popup/Popup.tsx';
import { listStateOf } from '../list/query/useListState.ts';
import styles from './TaskMenu.module.css';
import { type TaskScreen, taskScreensFor, taskUrl } from './taskLinks.ts';

/**
 * The tasks for the records of a list, on any screen; they start with its constants and filters. Several tasks of a
 * screen form a menu.
 */
export const TaskMenu = ({ resource }: { readonly resource: Resource }): ReactNode =>
  taskScreensFor(resource.entity).map((found) => (
    <TaskScreenMenu key={found.caption} resource={resource} {...found} />
  ));

interface TaskScreenMenuProps extends TaskScreen {
  readonly resource: Resource;
}

function TaskScreenMenu({ resource, screen, ids, caption }: TaskScreenMenuProps): ReactNode {
  const t = useTranslate();
  const given = { ...resource.constants, ...listStateOf(resource, useHashSearch()).filters };
  const links = (className: string | undefined): ReactNode =>
    ids.map((id) => (
      <Link key={id} href={taskUrl(screen, id, given)} className={className}>
        {t(screenKey(screen.name, `tabs.${id}.title`))}
      </Link>
    ));
  if (ids.length === 1) return links(controls.button);
  return (
    <Popup
      name={t(caption)}
      className={controls.button}
      content={
        <>
          {t(caption)}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {() => links(styles.link)}
    </Popup>
  );
}
