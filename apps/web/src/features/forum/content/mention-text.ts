import { typedMentions } from '@homefold/domain/forum-text';
import { useFamily } from '../../../graphql/family';

/** The editable form of a stored text, with mentions as "@Rosa". The server turns it back into the same mentions. */
export function useTypedText(): (stored: string) => string {
  const { members } = useFamily();
  return (stored) => typedMentions(stored, members);
}
