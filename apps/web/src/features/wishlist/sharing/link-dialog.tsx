import { useQuery, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { formatMediumDate, todayIn } from '@homefold/domain';
import { Link2, Link2Off, Mail } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { useCached } from '../../../graphql/use-cached';
import { t } from '../../../messages/wishlist/list-link';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { FormAlert } from '../../../ui/forms/form-alert';
import { PersonChoice } from '../../../ui/people/person-choice';
import { ShareLink } from '../../../ui/share/share-link';
import { Spinner } from '../../../ui/states/spinner';
import { useToasts } from '../../../ui/toasts/toasts';
import {
  RevokeWishlistLinkDocument,
  ShareWishlistDocument,
  WishlistDocument,
  WishlistLinkDocument,
} from '../generated';
import type { WishlistLinkQuery } from '../generated';
import classes from './link-dialog.module.css';

const labels = t.listLink;

type Link = NonNullable<WishlistLinkQuery['wishlistLink']>;

/**
 * Shares a member's wishes with people outside the family by a private link, and stops sharing them. Members cannot share
 * their own wishes, because the link shows what was taken.
 */
export default function LinkDialog({
  memberId,
  open = true,
  onClose,
}: {
  /** The member; if left out, chosen in the dialog. */
  memberId?: string | undefined;
  open?: boolean;
  onClose: () => void;
}) {
  const { me, members, letters } = useFamily();
  const others = members.filter(({ id }) => id !== me);
  const [chosen, setChosen] = useState(memberId !== undefined && memberId !== me ? memberId : (others[0]?.id ?? null));
  const member = others.find(({ id }) => id === chosen);
  const link = useListLink(member?.id ?? null);
  const [ending, setEnding] = useState(false);
  const choose = (id: string | null): void => {
    setChosen(id);
    setEnding(false);
    link.forget();
  };
  const revoke = async (): Promise<void> => {
    await link.revoke();
    setEnding(false);
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      closeDisabled={link.busy}
      leading={
        link.stored &&
        !ending && (
          <Button
            color="error"
            startIcon={<Link2Off aria-hidden />}
            disabled={link.busy}
            onClick={() => setEnding(true)}
          >
            {labels.revoke}
          </Button>
        )
      }
      actions={
        member && link.stored === null ? (
          <Button
            variant="contained"
            startIcon={<Link2 aria-hidden />}
            disabled={link.busy}
            onClick={() => void link.make()}
          >
            {labels.make}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {t.common.close}
          </Button>
        )
      }
    >
      <div className={classes['content']}>
        <p>{labels.text}</p>
        {others.length === 0 && <p>{labels.alone}</p>}
        {others.length > 0 && (
          <PersonChoice
            label={labels.whose}
            anyone={null}
            people={others.map((each) => ({ ...each, letters: letters.get(each.id) ?? '' }))}
            value={chosen}
            hint={labels.notOwn}
            onChange={choose}
          />
        )}
        {member && link.stored === undefined && !link.failure && <Spinner label={labels.loading} />}
        {member && link.stored && !ending && <Shared link={link.stored} member={member} />}
        {member && ending && (
          <div className={classes['ending']} role="alertdialog" aria-label={labels.revoke}>
            <p>{labels.revokeQuestion}</p>
            <div>
              <Button variant="contained" color="error" disabled={link.busy} onClick={() => void revoke()}>
                {labels.revokeNow}
              </Button>
              <Button variant="outlined" disabled={link.busy} onClick={() => setEnding(false)}>
                {labels.keep}
              </Button>
            </div>
          </div>
        )}
        {link.failure && <FormAlert message={link.failure.message} onRetry={link.failure.again} />}
      </div>
    </AppDialog>
  );
}

function Shared({ link, member }: { link: Link; member: { id: string; displayName: string } }) {
  const { byId, timeZone, locale, me } = useFamily();
  const name = member.displayName;
  const by = byId.get(link.createdByMemberId);
  const made = formatMediumDate(todayIn(timeZone, new Date(link.createdAt)), locale);
  const taken = (useCached(WishlistDocument, { archivedYear: null })?.wishlist.wishes ?? []).filter(
    (wish) => wish.member.memberId === member.id && wish.takenBy !== null,
  );
  const shared = { url: link.url, title: labels.subject(name), text: labels.message(name) };
  return (
    <>
      <p className={classes['secret']}>{labels.notFor(name)}</p>
      <ShareLink shared={shared} scan={{ label: labels.scan, text: labels.scanText }} />
      <Button
        className={classes['mail'] ?? ''}
        variant="outlined"
        startIcon={<Mail aria-hidden />}
        component="a"
        href={`mailto:?subject=${encodeURIComponent(shared.title)}&body=${encodeURIComponent(`${shared.text}\n\n${link.url}`)}`}
      >
        {labels.mail}
      </Button>
      <p className={classes['made']}>
        {by?.id === me ? labels.madeByYou(made) : labels.madeBy(by?.displayName ?? labels.formerMember, made)}
      </p>
      <h3>{labels.taken}</h3>
      {taken.length === 0 ? (
        <p className={classes['made']}>{labels.nothingTaken}</p>
      ) : (
        <ul className={classes['taken']}>
          {taken.map(({ id, title, takenBy }) => (
            <li key={id}>
              <span>{title}</span>
              <b>{takenBy}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The link of one member; undefined while it loads, null without one. */
function useListLink(memberId: string | null) {
  const toasts = useToasts();
  const { data, error, refetch } = useQuery(WishlistLinkDocument, {
    variables: { memberId: memberId ?? '' },
    skip: memberId === null,
    fetchPolicy: 'network-only',
  });
  const [share, sharing] = useMutation(ShareWishlistDocument);
  const [end, ending] = useMutation(RevokeWishlistLinkDocument);
  const [failure, setFailure] = useState<{ message: string; again: () => void } | null>(null);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await act();
    } catch (thrown) {
      setFailure({ message: refusalText(toPublicError(thrown), labels.failed), again: () => void run(act) });
    }
  };
  const keep = (link: Link | null) => ({ query: WishlistLinkDocument, data: { wishlistLink: link } });
  const variables = { memberId: memberId ?? '' };
  const loadFailure = error && {
    message: refusalText(toPublicError(error), labels.loadFailed),
    again: () => void refetch().catch(() => undefined),
  };
  return {
    stored: data?.wishlistLink,
    busy: sharing.loading || ending.loading,
    failure: failure ?? loadFailure ?? null,
    forget: () => setFailure(null),
    make: () =>
      run(() =>
        share({
          variables,
          update: (cache, answer) => {
            if (answer.data) cache.writeQuery({ ...keep(answer.data.shareWishlist), variables });
          },
        }),
      ),
    revoke: () =>
      run(async () => {
        await end({ variables, update: (cache) => void cache.writeQuery({ ...keep(null), variables }) });
        toasts.success(labels.revoked);
      }),
  };
}
