import { useMutation, useQuery } from '@apollo/client/react';
import { INVITE_CODE_LENGTH, familyInSentence } from '@homefold/domain';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { toPublicError } from '../../graphql/errors';
import { InvitePreviewDocument, JoinFamilyDocument } from './generated';
import type { InvitePreviewQuery } from './generated';
import { errorText } from '../../graphql/use-domain-form';
import { useViewer } from '../../graphql/use-viewer';
import { cacheFamily } from '../../graphql/viewer-cache';
import { CodeInput } from '../../ui/fields/code-input';
import { useToasts } from '../../ui/toasts/toasts';
import { FamilyPreview } from './family-preview';
import { StepBody } from './step-body';
import { Joined } from './joined';
import classes from './steps.module.css';
import { useDefaultAvatar } from './use-default-avatar';

type Preview = InvitePreviewQuery['invitePreview'];

const texts = t.onboarding.join;
/** Display time of the confirmation, in milliseconds. */
const CLOSE_MS = 1500;

/** Third step when joining: the code, its family, and which member the user is. An invitation answers the first of these. */
export function JoinFamilyStep({
  invitation,
  inviteToken,
  joins = false,
  onOther,
  onAsked,
  onJoined,
  onDone,
}: {
  /** The invitation of the link, instead of a typed code. */
  invitation: Preview | null;
  inviteToken: string | null;
  /** The previous step has asked for everything: joins at once. */
  joins?: boolean;
  /** Another family instead of the invitation's. */
  onOther: () => void;
  /** An admin has to approve the request first. */
  onAsked: () => void;
  onJoined: () => void;
  onDone: () => void;
}) {
  const claimName = useId();
  const [code, setCode] = useState('');
  const [claim, setClaim] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ code?: string; form?: string }>({});
  const [joined, setJoined] = useState<string | null>(null);
  const { me } = useViewer();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [join] = useMutation(JoinFamilyDocument, {
    update: (cache, { data }) => data && cacheFamily(cache, data.joinFamily),
  });
  const saveFace = useDefaultAvatar();
  const looked = useQuery(InvitePreviewDocument, {
    variables: { code },
    skip: invitation !== null || code.length < INVITE_CODE_LENGTH || joined !== null,
    fetchPolicy: 'cache-and-network',
  });
  const preview = invitation ?? (code.length === INVITE_CODE_LENGTH ? looked.data?.invitePreview : undefined);
  const lookError = looked.error && code.length === INVITE_CODE_LENGTH ? errorText(toPublicError(looked.error)) : null;

  useEffect(() => {
    if (joined === null) return;
    const timer = setTimeout(onDone, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [joined, onDone]);

  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (!invitation && code === '') return setProblem({ code: texts.required });
    setProblem({});
    setBusy(true);
    try {
      const membershipId = claim ?? invitation?.membershipId ?? null;
      if (!membershipId) await saveFace();
      const { data } = await join({
        variables: { input: { ...(invitation ? { invitationToken: inviteToken } : { code }), membershipId } },
      });
      if (!data) return;
      const own = data.joinFamily.members.find(({ isCurrentUser }) => isCurrentUser);
      // They have joined: an avatar that could not be saved is not reported as a failure.
      if (membershipId && own && !own.avatarUrl && !own.defaultAvatarId) await saveFace().catch(() => undefined);
      onJoined();
      setJoined(data.joinFamily.name);
      const name = own?.displayName;
      if (name && name !== me?.profile?.displayName) toasts.success(texts.renamed(name));
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (error.code === 'JOIN_PENDING') return onAsked();
      const text = error.code === 'INTERNAL' ? texts.failed : errorText(error);
      const isOfField = !invitation && (error.code === 'INVITE_CODE_UNKNOWN' || error.field === 'code');
      setProblem(isOfField ? { code: text } : { form: text });
    } finally {
      setBusy(false);
    }
  };
  const atOnce = useEffectEvent(submit);
  const begun = useRef(false);
  useEffect(() => {
    if (!joins || begun.current) return;
    begun.current = true;
    void atOnce();
  }, [joins]);
  if (joined !== null) return <Joined family={joined} />;
  return (
    <StepBody
      title={invitation ? texts.invitedTitle(familyInSentence(invitation.familyName)) : texts.title}
      text={invitation ? texts.invitedText(invitation.invitedBy) : texts.text}
      submit={preview?.needsApproval ? texts.ask : texts.submit}
      busy={isBusy}
      error={problem.form ?? null}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={classes['fields']}>
        {!invitation && (
          <CodeInput
            label={texts.code}
            value={code}
            error={problem.code ?? lookError ?? undefined}
            onChange={(next) => {
              setCode(next);
              setClaim(null);
              setProblem({});
            }}
          />
        )}
        <FamilyPreview
          name={claimName}
          preview={preview ?? null}
          looking={looked.loading && !preview}
          invitedAs={invitation?.displayName ?? null}
          fixed={Boolean(invitation?.membershipId)}
          claim={claim}
          onClaim={setClaim}
        />
        {invitation && (
          <button type="button" className={classes['other']} onClick={onOther} disabled={isBusy}>
            {texts.other}
          </button>
        )}
      </div>
    </StepBody>
  );
}
