import type { ThemeOptions } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent } from 'react';
import { openDialogs } from '../../page/openDialogs.ts';

/** Elements outside a modal dialog are inert: menus open inside the topmost. */
const popoverContainer = (): HTMLElement => openDialogs.topmost() ?? document.body;

/** Escape closes a menu; without this the browser would also close the dialog around it. */
const keepDialogOpen = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

const readOnlyStyle = { backgroundColor: 'var(--surface-sunken)', color: 'var(--text)' };

/**
 * Styles MUI's inputs like the native controls (controls.module.css): height, border, radius, focus ring,
 * font.
 */
export const muiComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    // Its global styles only detect whether the browser has filled in a value. Each one adds a style element.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { color: 'inherit', '&.Mui-disabled, &.Mui-readOnly': readOnlyStyle },
      input: {
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
        // A placeholder in a read-only input would look like a value.
        '&:read-only::placeholder': { color: 'transparent' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          inset: 0,
          border: '1px solid var(--line-strong)',
          '& legend': { display: 'none' },
        },
        '&.MuiInputBase-adornedEnd': { paddingInline: '0 4px' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &.Mui-readOnly .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--line)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--negative)' },
        '&.Mui-focused': { outline: '2px solid var(--focus)', outlineOffset: -1 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { border: '1px solid var(--focus)' },
      },
      input: {
        boxSizing: 'border-box',
        height: 'var(--control-height)',
        padding: '0 10px',
        '&:focus-visible': { outline: 0 },
      },
      multiline: {
        padding: 0,
        '& textarea': { height: 'auto', padding: '6px 10px', lineHeight: 1.5, resize: 'vertical' },
      },
    },
  },
  MuiSelect: {
    defaultProps: {
      displayEmpty: true,
      IconComponent: ChevronDown,
      MenuProps: { onKeyDown: keepDialogOpen },
    },
    styleOverrides: {
      select: {
        minHeight: 0,
        lineHeight: 'var(--control-height)',
        '&[data-unset]': { color: 'var(--text-muted)' },
        '&&': { height: 'var(--control-height)', paddingBlock: 0, paddingInline: '10px 30px' },
      },
      icon: {
        top: 'calc(50% - 8px)',
        right: 'auto',
        insetInlineEnd: 8,
        width: 16,
        height: 16,
        color: 'var(--text-muted)',
      },
    },
  },
  MuiPopover: {
    defaultProps: { container: popoverContainer, disableScrollLock: true, transitionDuration: 0 },
  },
  MuiPaper: {
    styleOverrides: {
      root: {
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius)',
        backgroundImage: 'none',
        boxShadow: 'var(--shadow)',
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { marginTop: 4 }, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 30,
        padding: '4px 8px',
        borderRadius: 4,
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--surface-hover)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: 'var(--surface-selected)',
          fontWeight: 500,
        },
        '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        padding: 4,
        borderRadius: 'var(--radius)',
        color: 'var(--line-strong)',
        '&:hover': { backgroundColor: 'var(--surface-hover)' },
        '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: 'var(--control-height)', marginInline: '-6px 0', gap: 2 },
      label: { '&.Mui-disabled': { color: 'inherit' } },
    },
  },
};
