import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import CloudDownload from 'lucide-react/icons/cloud-download';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import File from 'lucide-react/icons/file';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import HardDriveUpload from 'lucide-react/icons/hard-drive-upload';
import Inbox from 'lucide-react/icons/inbox';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import Warehouse from 'lucide-react/icons/warehouse';
import type { NavigationIcon } from '../../../contract/model/screen.ts';

/** An icon for every icon name of screens. */
export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  overview: Activity,
  queue: Inbox,
  log: ScrollText,
  docs: BookOpen,
  download: CloudDownload,
  upload: CloudUpload,
  machineDownload: HardDriveDownload,
  machineUpload: HardDriveUpload,
  settings: SlidersHorizontal,
  notifications: Bell,
  transfer: Package,
  exchange: ArrowLeftRight,
  people: Users,
  warehouse: Warehouse,
  page: File,
};
