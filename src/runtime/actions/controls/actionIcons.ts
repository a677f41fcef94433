import type { LucideIcon } from 'lucide-react';
import Bug from 'lucide-react/icons/bug';
import BugOff from 'lucide-react/icons/bug-off';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import List from 'lucide-react/icons/list';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import Zap from 'lucide-react/icons/zap';
import type { ActionIcon } from '../../../contract/model/resource.ts';

/** An icon for every icon name of actions. */
export const actionIcons: Readonly<Record<ActionIcon, LucideIcon>> = {
  start: Power,
  stop: PowerOff,
  pause: Pause,
  resume: Play,
  run: Zap,
  debug: Bug,
  stopDebug: BugOff,
  remove: Trash2,
  edit: Pencil,
  key: KeyRound,
  copy: Copy,
  export: Download,
  list: List,
};
