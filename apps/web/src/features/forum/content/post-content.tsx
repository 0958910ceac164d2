import { readMarkup } from '@homefold/domain/forum-text';
import { useMemo } from 'react';
import { useFamily } from '../../../graphql/family';
import { PersonChip } from '../../../ui/people/person-chip';
import { RichText } from '../../../ui/writing/rich-text';
import type { PostPartsFragment } from '../generated';
import { LinkPreviews } from './link-previews';

/** The text of a post or a reply: markup, mentions, and preview cards of linked pages. */
export function PostContent({
  text,
  parts,
}: {
  text: string;
  /** null: only the text. */
  parts: Pick<PostPartsFragment, 'linkPreviews'> | null;
}) {
  const { byId, letters, me } = useFamily();
  const blocks = useMemo(() => readMarkup(text), [text]);
  return (
    <>
      <RichText
        blocks={blocks}
        mention={(memberId, name) => {
          const member = byId.get(memberId);
          return (
            <PersonChip
              person={member ? { ...member, letters: letters.get(memberId) ?? '' } : null}
              // a former member keeps the name in the text
              name={member?.displayName ?? name.replace(/^@/, '')}
              isMe={memberId === me}
            />
          );
        }}
      />
      {parts && parts.linkPreviews.length > 0 && <LinkPreviews previews={parts.linkPreviews} />}
    </>
  );
}
