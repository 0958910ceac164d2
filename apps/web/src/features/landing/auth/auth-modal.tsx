import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../../messages/account/auth';
import { LogoMark } from '../../../ui/basics/logo';
import classes from './auth.module.css';
import { SignIn, SignUp } from './provider-forms';

/**
 * 'Welcome Back' or 'Join Homefold' over the landing page. The native modal dialog traps the focus, closes on Escape and
 * returns the focus to its opener.
 */
export default function AuthModal({ which, onClose }: { which: 'sign-in' | 'sign-up'; onClose: () => void }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = lockScroll();
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
    return () => {
      // Closing it before it is removed returns the focus.
      dialog?.close();
      unlock();
    };
  }, []);
  const signIn = which === 'sign-in';
  return (
    <dialog
      ref={ref}
      className={classes['modal']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes['sheet']}>
        <button type="button" className={classes['close']} aria-label={t.common.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
        <LogoMark size={36} />
        <h2 id={id} className={classes['title']}>
          {signIn ? t.auth.signInTitle : t.auth.signUpTitle}
        </h2>
        {signIn ? <SignIn links="hash" /> : <SignUp links="hash" />}
      </div>
    </dialog>
  );
}

/** Locks the scrolling of the page behind; compensates for the scrollbar's width, so that nothing moves. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.removeProperty('padding-right');
    style.removeProperty('overflow');
  };
}
