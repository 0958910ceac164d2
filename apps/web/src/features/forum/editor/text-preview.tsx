import { storedMentions } from '@homefold/domain/forum-text';
import { useDeferredValue } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/writing';
import { PostContent } from '../content/post-content';
import classes from './editor.module.css';

/** A preview of the typed text, as others will see it. */
export function TextPreview({ text }: { text: string }) {
  const { members } = useFamily();
  const shown = useDeferredValue(text);
  return (
    <section className={classes['preview']} aria-label={t.writing.preview}>
      {shown.trim() === '' ? (
        <p className={classes['hint']}>{t.writing.previewEmpty}</p>
      ) : (
        <PostContent text={storedMentions(shown, members)} parts={null} />
      )}
    </section>
  );
}
