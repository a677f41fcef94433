import type { ButtonHTMLAttributes, ComponentType, ReactNode } from 'react';
import controls from '../core/theme/controls.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  readonly name: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
  /** Pixels; default 16. */
  readonly size?: number;
}

/** A button that shows only an icon. */
export const IconButton = ({ name, Icon, size = 16, ...button }: IconButtonProps): ReactNode => (
  <button type="button" className={controls.icon} aria-label={name} title={name} {...button}>
    <Icon size={size} aria-hidden="true" />
  </button>
);
