import {
  Bug,
  Copy,
  Download,
  List,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Power,
  PowerOff,
  Trash2,
} from 'lucide-react';
import type { Symbol as Meaning } from '../../contract/resource.ts';

/** A pictogram for every meaning that a schema can name. */
export const symbols: Readonly<Record<Meaning, LucideIcon>> = {
  start: Power,
  stop: PowerOff,
  pause: Pause,
  resume: Play,
  debug: Bug,
  remove: Trash2,
  edit: Pencil,
  copy: Copy,
  export: Download,
  list: List,
};
