import type { ComponentProps } from 'react';
import classes from './big-button.module.css';

/**
 * A large button. Not the one of `ui/basics`, which would load code of the signed-in client.
 */
export function BigButton({
  look = 'outlined',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: 'filled' | 'outlined' | 'text' }) {
  return <button type={type} className={`${classes['button']} ${classes[look]} ${className}`} {...rest} />;
}
