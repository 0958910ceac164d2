import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { CHOSEN_BAR_SLOTS } from '@homefold/domain';
import type { Section } from '@homefold/domain';
import { Ellipsis, House, Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { useViewer } from '../../../graphql/use-viewer';
import { cacheProfile } from '../../../graphql/viewer-cache';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { HalfSheet } from '../../../ui/dialogs/half-sheet';
import { useSections } from '../../../ui/sections/sections';
import { useToasts } from '../../../ui/toasts/toasts';
import { t } from '../../../messages';
import classes from './choose-bar.module.css';
import { ChooseBarDocument } from './generated';
import { usePhoneMenu } from '../menus/menus';
import { sections } from '../sections';

const texts = t.shell.bar;

/** Chooses the sections of the phone's bar: a place, and its section. Each choice takes effect at once. */
export default function ChooseBar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const { has } = useSections();
  const { bar, chosen } = usePhoneMenu();
  const save = useSave();
  const inPlaces = bar.slice(1).map((entry) => entry.id as Section);
  const free = inPlaces.length < CHOSEN_BAR_SLOTS;
  const [place, setPlace] = useState(0);
  const at = Math.min(place, inPlaces.length - (free ? 0 : 1));
  const offered = sections.filter((entry) => has(entry.id) && entry.id !== 'dashboard');

  /** Puts the section into the place; if it had another place, the two sections are swapped. */
  const put = (section: Section): void => {
    const before = inPlaces[at];
    const from = inPlaces.indexOf(section);
    const next = [...inPlaces];
    next[at] = section;
    if (from >= 0 && from !== at) {
      if (before) next[from] = before;
      else next.splice(from, 1);
    }
    save(next);
  };

  return (
    <HalfSheet
      open={open}
      title={texts.choose}
      onClose={onClose}
      actions={
        chosen !== null && (
          <Button variant="text" onClick={() => save(null)}>
            {texts.usual}
          </Button>
        )
      }
    >
      <p className={classes['hint']}>{texts.hint}</p>
      <fieldset className={classes['bar']}>
        <legend>
          <VisuallyHidden>{texts.places}</VisuallyHidden>
        </legend>
        <Fixed icon={House} label={t.shell.sections.home} />
        {bar.slice(1).map((entry, index) => (
          <Place key={entry.id} name={`${id}-place`} checked={at === index} onChoose={() => setPlace(index)}>
            <entry.icon size={24} strokeWidth={1.75} aria-hidden />
            <span>
              <VisuallyHidden>{texts.place(index + 2)}</VisuallyHidden>
              {entry.barLabel ?? entry.label}
            </span>
          </Place>
        ))}
        {free && (
          <Place name={`${id}-place`} checked={at === inPlaces.length} onChoose={() => setPlace(inPlaces.length)}>
            <Plus size={24} strokeWidth={1.75} aria-hidden />
            <span>
              <VisuallyHidden>{texts.place(inPlaces.length + 2)}</VisuallyHidden>
              {texts.free}
            </span>
          </Place>
        )}
        <Fixed icon={Ellipsis} label={t.shell.more} />
      </fieldset>
      <fieldset className={classes['offered']}>
        <legend>{texts.what}</legend>
        {offered.map((entry) => (
          <label key={entry.id} className={classes['choice']}>
            <input
              type="radio"
              name={`${id}-section`}
              checked={inPlaces[at] === entry.id}
              onChange={() => put(entry.id)}
            />
            <entry.icon size={20} strokeWidth={1.75} aria-hidden />
            {entry.label}
          </label>
        ))}
        {at < inPlaces.length && (
          <label className={classes['choice']}>
            <input
              type="radio"
              name={`${id}-section`}
              checked={false}
              onChange={() => save(inPlaces.filter((_, index) => index !== at))}
            />
            <Plus size={20} strokeWidth={1.75} aria-hidden />
            {texts.leaveFree}
          </label>
        )}
      </fieldset>
    </HalfSheet>
  );
}

/** A fixed place. */
const Fixed = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <span className={classes['fixed']}>
    <Icon size={24} strokeWidth={1.75} aria-hidden />
    {label}
  </span>
);

function Place({
  name,
  checked,
  onChoose,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className={classes['place']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}

/** Saves the choice for all devices of the person, optimistically. */
function useSave(): (sections: Section[] | null) => void {
  const client = useApolloClient();
  const toasts = useToasts();
  const { me } = useViewer();
  return (sections) => {
    const before = me?.profile;
    const show = (barSections: string[] | null | undefined): void => {
      if (before) cacheProfile(client.cache, { ...before, barSections: barSections ?? null });
    };
    show(sections);
    client
      .mutate({
        mutation: ChooseBarDocument,
        variables: { input: { sections } },
        update: (cache, { data }) => data && cacheProfile(cache, data.chooseBar),
      })
      .catch((error: unknown) => {
        show(before?.barSections);
        toasts.error(errorText(toPublicError(error)));
      });
  };
}
