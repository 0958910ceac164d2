import { useMutation, useQuery } from '@apollo/client/react';
import { INVITE_CODE_LENGTH } from '@homefold/domain';
import { useEffect, useId, useState } from 'react';
import { t } from '../../messages/onboarding';
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

type Preview = InvitePreviewQuery['invitePreview'];

const texts = t.onboarding.join;
/** Display time of the confirmation, in milliseconds. */
const CLOSE_MS = 1500;

/** Third step when joining: the code, its family, and which member the user is. */
export function JoinFamilyStep({
  invitation,
  inviteToken,
  onAsked,
  onJoined,
  onDone,
}: {
  /** The invitation of the mailed link; prefills the code. */
  invitation: Preview | null;
  inviteToken: string | null;
  /** An admin has to approve the request first. */
  onAsked: () => void;
  onJoined: () => void;
  onDone: () => void;
}) {
  const claimName = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [claim, setClaim] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ code?: string; form?: string }>({});
  const [joined, setJoined] = useState<string | null>(null);
  const { me } = useViewer();
  const toasts = useToasts();
  const [join, { loading }] = useMutation(JoinFamilyDocument, {
    update: (cache, { data }) => data && cacheFamily(cache, data.joinFamily),
  });
  const code = typed ?? invitation?.code ?? '';
  const byMail = invitation !== null && code === invitation.code;
  const looked = useQuery(InvitePreviewDocument, {
    variables: { code },
    skip: byMail || code.length < INVITE_CODE_LENGTH || joined !== null,
    fetchPolicy: 'cache-and-network',
  });
  const preview = byMail ? invitation : code.length === INVITE_CODE_LENGTH ? looked.data?.invitePreview : undefined;
  const lookError = looked.error && code.length === INVITE_CODE_LENGTH ? errorText(toPublicError(looked.error)) : null;

  useEffect(() => {
    if (joined === null) return;
    const timer = setTimeout(onDone, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [joined, onDone]);

  const submit = async (): Promise<void> => {
    if (loading) return;
    if (code === '') return setProblem({ code: texts.required });
    setProblem({});
    try {
      const membershipId = claim ?? (byMail ? invitation.membershipId : null);
      const { data } = await join({
        variables: { input: { ...(byMail ? { invitationToken: inviteToken } : { code }), membershipId } },
      });
      if (!data) return;
      onJoined();
      setJoined(data.joinFamily.name);
      const name = data.joinFamily.members.find(({ isCurrentUser }) => isCurrentUser)?.displayName;
      if (name && name !== me?.profile?.displayName) toasts.success(texts.renamed(name));
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (error.code === 'JOIN_PENDING') return onAsked();
      const text = error.code === 'INTERNAL' ? texts.failed : errorText(error);
      setProblem(error.code === 'INVITE_CODE_UNKNOWN' || error.field === 'code' ? { code: text } : { form: text });
    }
  };
  if (joined !== null) return <Joined family={joined} />;
  return (
    <StepBody
      title={texts.title}
      text={texts.text}
      submit={preview?.needsApproval && !byMail ? texts.ask : texts.submit}
      busy={loading}
      error={problem.form ?? null}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={classes['fields']}>
        <CodeInput
          label={texts.code}
          value={code}
          error={problem.code ?? lookError ?? undefined}
          onChange={(next) => {
            setTyped(next);
            setClaim(null);
            setProblem({});
          }}
        />
        <FamilyPreview
          name={claimName}
          preview={preview ?? null}
          looking={looked.loading && !preview && !byMail}
          invitedAs={byMail ? invitation.displayName : null}
          fixed={byMail && invitation.membershipId !== null}
          claim={claim}
          onClaim={setClaim}
        />
      </div>
    </StepBody>
  );
}
