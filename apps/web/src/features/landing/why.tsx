import { Check, Laptop, LockKeyhole, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../messages/landing';
import { AvatarStack } from '../../ui/people/member-avatar';
import { cast } from './cast';
import classes from './landing.module.css';

const texts = t.landing.why;

/** Three promises, each with a piece of the product instead of an icon. */
export function Why() {
  return (
    <section id="privacy" className={`${classes['wrap']} ${classes['why']}`} aria-labelledby="why-title">
      <h2 id="why-title">{texts.title}</h2>
      <div className={classes['three']}>
        <PromiseCard title={texts.setup.title} text={texts.setup.text} picture={texts.setup.picture}>
          <span className={classes['code']}>
            {[...'H7K4QP'].map((letter) => (
              <b key={letter}>{letter}</b>
            ))}
          </span>
        </PromiseCard>
        <PromiseCard title={texts.privacy.title} text={texts.privacy.text} picture={texts.privacy.picture}>
          <span className={classes['crew']}>
            <AvatarStack members={cast} size={40} max={5} label="" ring="var(--hf-sunken)" />
          </span>
          <span className={classes['lock']}>
            <LockKeyhole size={16} />
            {texts.privacy.note}
          </span>
        </PromiseCard>
        <PromiseCard title={texts.devices.title} text={texts.devices.text} picture={texts.devices.picture}>
          <Device icon={<Smartphone size={20} strokeWidth={1.85} />} note={texts.devices.phone} />
          <Device icon={<Laptop size={20} strokeWidth={1.85} />} note={texts.devices.laptop} />
        </PromiseCard>
      </div>
    </section>
  );
}

function PromiseCard({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  picture: string;
  children: ReactNode;
}) {
  return (
    <article className={classes['promise']}>
      <div className={classes['example']} role="img" aria-label={picture}>
        <div aria-hidden="true">{children}</div>
      </div>
      <div className={classes['words']}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}

function Device({ icon, note }: { icon: ReactNode; note: string }) {
  return (
    <span className={classes['device']}>
      {icon}
      <span>
        {texts.devices.item}
        <small>{note}</small>
      </span>
      <span className={classes['ticked']}>
        <Check size={14} strokeWidth={2.75} />
      </span>
    </span>
  );
}
