import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  type?: 'button' | 'submit';
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/**
 * The theme's button without MUI, for the first screen, before MUI has loaded (theme/themed.tsx). Same props and look
 * as `@mui/material/Button`, which everything else uses.
 */
export function Button({
  variant = 'text',
  size = 'medium',
  type = 'button',
  startIcon,
  endIcon,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${classes['button']} ${classes[variant]} ${classes[size]} ${className}`} {...rest}>
      {startIcon && <span className={classes['start']}>{startIcon}</span>}
      {children}
      {endIcon && <span className={classes['end']}>{endIcon}</span>}
    </button>
  );
}

/** The same for a button that is only an icon; it needs an `aria-label`. */
export function IconButton({
  size = 'medium',
  className = '',
  children,
  ...rest
}: Omit<ButtonProps, 'variant' | 'startIcon' | 'endIcon'>) {
  return (
    <button type="button" className={`${classes['icon']} ${classes[size]} ${className}`} {...rest}>
      {children}
    </button>
  );
}
