import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { t } from '../../../messages/account/auth';
import { Field } from '../../../ui/fields/field';
import classes from './auth.module.css';

/** A password, with a button that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={classes['eye']}
          aria-label={shown ? t.auth.hidePassword : t.auth.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} strokeWidth={1.85} aria-hidden />
        </button>
      }
    />
  );
}
