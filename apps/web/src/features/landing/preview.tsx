import { isBuilt } from '@homefold/domain';
import { Calendar, Check, Gift, House, ListChecks, MessagesSquare, Sparkles, UtensilsCrossed } from 'lucide-react';
import { Fragment } from 'react';
import type { CSSProperties } from 'react';
import { t } from '../../messages/landing';
import { hueVars } from '../../theme/hues';
import { LogoMark } from '../../ui/basics/logo';
import { AvatarStack, MemberAvatar } from '../../ui/people/member-avatar';
import { cast } from './cast';
import classes from './preview.module.css';

const texts = t.landing.preview;
/** Thursday: "today" in the picture. */
const TODAY = 3;
/** The three days that fit on a phone. */
const PHONE_DAYS = [3, 4, 5];
const ICONS = (
  [
    ['dashboard', House],
    ['chat', Sparkles],
    ['calendar', Calendar],
    ['forum', MessagesSquare],
    ['todos', ListChecks],
    ['meal-planner', UtensilsCrossed],
    ['wishlist', Gift],
  ] as const
)
  .filter(([section]) => isBuilt(section))
  .map(([, Icon]) => Icon);

/** A picture of the product, built from its own components: a week on a laptop, the family's jobs on a phone. */
export function Preview() {
  return (
    <div className={classes['preview']}>
      <div className={classes['window']} role="img" aria-label={texts.label}>
        <div className={classes['strip']} aria-hidden="true">
          <LogoMark size={32} />
          {ICONS.map((Icon, index) => (
            <span key={index} className={index === 0 ? classes['on'] : undefined}>
              <Icon size={20} strokeWidth={1.85} />
            </span>
          ))}
        </div>
        <div className={classes['board']} aria-hidden="true">
          <div className={classes['greeting']}>
            <div>
              <b>{texts.greeting}</b>
              <small>{texts.date}</small>
            </div>
            <span className={classes['people']}>
              <AvatarStack members={cast} size={32} max={5} label="" />
            </span>
          </div>
          <div className={classes['today']}>
            {texts.today.map((item) => (
              <div key={item.head}>
                <span>{item.head}</span>
                <b>{item.title}</b>
                <small>{item.note}</small>
              </div>
            ))}
          </div>
          <Week />
        </div>
      </div>
      <Phone />
    </div>
  );
}

function Week() {
  const phone = (day: number) => (PHONE_DAYS.includes(day) ? '' : classes['wide']);
  return (
    <div className={classes['week']}>
      <i />
      {texts.days.map((day, index) => (
        <span key={day} className={`${classes['day']} ${phone(index)} ${index === TODAY ? classes['now'] : ''}`}>
          {day} <b>{texts.firstDay + index}</b>
        </span>
      ))}
      {texts.week.map((row, who) => {
        const member = cast[who]!;
        const hue = hueVars(member.hue);
        const style = { '--solid': hue.solid, '--tint': hue.tint, '--ink': hue.ink } as CSSProperties;
        return (
          <Fragment key={row.name}>
            <span className={classes['who']}>
              <MemberAvatar member={member} size={24} />
              {row.name}
            </span>
            {texts.days.map((day, index) => {
              const event = row.events[index];
              return (
                <span
                  key={day}
                  className={`${classes['cell']} ${phone(index)} ${index === TODAY ? classes['current'] : ''}`}
                >
                  {event && (
                    <span className={classes['event']} style={style}>
                      {event[0]}
                      <small>{event[1]}</small>
                    </span>
                  )}
                </span>
              );
            })}
          </Fragment>
        );
      })}
    </div>
  );
}

function Phone() {
  return (
    <div className={classes['phone']} role="img" aria-label={texts.phoneLabel}>
      <div className={classes['phoneHead']} aria-hidden="true">
        <b>{texts.jobs}</b>
        <MemberAvatar member={cast[1]!} size={32} />
      </div>
      <small aria-hidden="true">{texts.jobsNote}</small>
      <ul aria-hidden="true">
        {texts.items.map(([name, who, done]) => (
          <li key={name} className={done ? classes['done'] : undefined}>
            <span className={classes['tick']}>{done && <Check size={14} strokeWidth={2.75} />}</span>
            {name}
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
