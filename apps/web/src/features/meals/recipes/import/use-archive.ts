import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { sendForm } from '../../../../graphql/send-form';
import { refetchFields } from '../../../../graphql/live/live-registry';
import { t } from '../../../../messages/recipes';

const labels = t.recipes.importing;
/** The server's limit. */
const MAX_BYTES = 100 * 1024 * 1024;

/** A recipe of an archive; `known` ones were imported before, `deleted` ones are in the bin. */
export interface ArchiveItem {
  key: string;
  title: string;
  state: 'new' | 'similar' | 'known' | 'deleted';
  has_picture: boolean;
  unread: string[];
}
export interface ArchiveProblem {
  name: string;
  message: string;
}
/** As `POST /api/meals/recipes/import` answers. */
export interface ArchivePreview {
  name: string;
  source: string;
  items: ArchiveItem[];
  problems: ArchiveProblem[];
}
/** As `POST /api/meals/recipes/import/commit` answers. */
export interface ArchiveResult {
  added: number;
  known: number;
  problems: ArchiveProblem[];
}

/** Those that can be imported. */
export const isNew = ({ state }: ArchiveItem): boolean => state === 'new' || state === 'similar';

/**
 * The import of an archive: preview, selection, storage. The file is sent again for the last step, since nothing is
 * kept in between.
 */
export function useArchive() {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ArchivePreview | null>(null);
  const [result, setResult] = useState<ArchiveResult | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** 0 to 1 while the file is uploaded; 1 while the server processes it. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send<Body extends object>(path: string, of: File, keys?: string[]): Promise<Body | null> {
    setFailure(null);
    setShare(0);
    const form = new FormData();
    if (keys) form.append('keys', JSON.stringify(keys));
    form.append('file', of);
    try {
      const { ok, body } = await sendForm<Body>(path, form, setShare);
      if (!ok) throw new Error(body.error ?? labels.failed);
      return body as Body;
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : labels.failed);
      return null;
    } finally {
      setShare(null);
    }
  }
  const read = async (of: File): Promise<void> => {
    if (of.size > MAX_BYTES) return setFailure(labels.tooLarge);
    setFile(of);
    const answer = await send<ArchivePreview>('/api/meals/recipes/import', of);
    if (!answer) return;
    setPreview(answer);
    setChosen(new Set(answer.items.flatMap(({ key, state }) => (state === 'new' ? [key] : []))));
  };
  const store = async (): Promise<void> => {
    if (!file) return;
    const answer = await send<ArchiveResult>('/api/meals/recipes/import/commit', file, [...chosen]);
    if (!answer) return;
    setResult(answer);
    await refetchFields(client, new Set(['recipePage', 'recipeSuggestions']));
  };
  return {
    preview,
    result,
    chosen,
    setChosen,
    share,
    failure,
    read,
    store,
    retry: () => void (preview ? store() : file && read(file)),
  };
}
