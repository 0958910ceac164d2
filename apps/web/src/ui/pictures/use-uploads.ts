import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages/pictures';
import { newKey } from '../browser/new-key';
import type { Picture } from './picture';
import { shrinkPhoto } from './shrink-photo';

const labels = t.pictures.field;
/** The server's limit. */
const MAX_BYTES = 15 * 1024 * 1024;

/** The server's answer to an upload. */
export type Uploaded = Pick<Picture, 'url' | 'width' | 'height'>;
/** Sends a file. @throws `PictureRefused` when the same file will be refused again */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<Uploaded>;
/** A permanent refusal: the same file would be refused again. */
export class PictureRefused extends Error {}

/** A picture being uploaded, or a failed upload. */
export interface Sending {
  key: string;
  file: File;
  /** Its address on this device, for the thumbnail. */
  preview: string;
  /** 0 to 100; null while it is queued. */
  percent: number | null;
  problem: string | null;
  canRetry: boolean;
}

/** The pending uploads. */
export interface Uploads {
  sending: readonly Sending[];
  /** One is still on its way. */
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

/**
 * Uploads pictures one after the other, scaled down. Failed ones stay with their reason.
 * @param types accepted by the server, e.g. 'image/png'
 * @param onDone called with each uploaded picture
 */
export function useUploads({
  types,
  send,
  onDone,
}: {
  types: readonly string[];
  send: SendPicture;
  onDone: (picture: Picture) => void;
}): Uploads {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const latest = useRef({ types, send, onDone });
  useEffect(() => {
    latest.current = { types, send, onDone };
  });
  const turn = useRef<Promise<void>>(Promise.resolve());
  const dropped = useRef(new Set<string>());
  const isThere = useRef(true);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    isThere.current = true;
    const made = previews.current;
    return () => {
      isThere.current = false;
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);
  const isWanted = (key: string): boolean => isThere.current && !dropped.current.has(key);
  const mark = (key: string, changed: Partial<Sending>): void =>
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const leave = (key: string): void => setSending((before) => before.filter((one) => one.key !== key));

  const run = async ({ key, file }: Pick<Sending, 'key' | 'file'>): Promise<void> => {
    if (!isWanted(key)) return;
    try {
      const photo = await shrinkPhoto(file);
      const refused = problemOf(photo, latest.current.types);
      if (refused) throw new PictureRefused(refused);
      if (!navigator.onLine) throw new Error(labels.offline);
      mark(key, { percent: 0 });
      const picture = await latest.current.send(
        photo,
        (share) => isWanted(key) && mark(key, { percent: Math.round(share * 100) }),
      );
      if (!isWanted(key)) return;
      leave(key);
      latest.current.onDone({ ...picture, alt: null });
    } catch (thrown) {
      const message = navigator.onLine ? (thrown instanceof Error && thrown.message) || labels.failed : labels.offline;
      if (isWanted(key)) mark(key, { percent: null, problem: message, canRetry: !(thrown instanceof PictureRefused) });
    }
  };
  const queue = (one: Pick<Sending, 'key' | 'file'>): void => {
    turn.current = turn.current.then(() => run(one));
  };
  const again = (one: Sending): void => {
    mark(one.key, { problem: null, percent: null });
    queue(one);
  };
  const online = useRef(() => undefined as void);
  useEffect(() => {
    online.current = () => sending.filter(({ problem }) => problem === labels.offline).forEach(again);
  });
  // uploads that wait for the network start as soon as it is back
  useEffect(() => {
    const go = (): void => online.current();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, []);
  return {
    sending,
    isBusy: sending.some(({ problem }) => problem === null),
    add: (files) => {
      const added = files.map((file): Sending => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { key: newKey(), file, preview, percent: null, problem: null, canRetry: false };
      });
      setSending((before) => [...before, ...added]);
      added.forEach(queue);
    },
    retry: (key) => {
      const one = sending.find((each) => each.key === key);
      if (one) again(one);
    },
    drop: (key) => {
      dropped.current.add(key);
      leave(key);
    },
  };
}

function problemOf(file: File, types: readonly string[]): string | null {
  if (!types.includes(file.type)) return labels.wrongType;
  return file.size > MAX_BYTES ? labels.tooLarge : null;
}
