import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages/pictures';
import { shrinkPhoto } from '../../ui/pictures/shrink-photo';
import { IMAGE_TYPES, UploadRefused, uploadPicture } from './upload-image';
import type { PictureUse } from './upload-image';

/** What an upload is doing. */
export interface Upload {
  /** 0 to 100 during an upload; null otherwise. */
  percent: number | null;
  problem: string | null;
  /** Whether a failed upload can be retried. */
  canRetry: boolean;
  send: (file: File) => void;
  retry: () => void;
}

/** The server's limit. */
const MAX_BYTES = 15 * 1024 * 1024;

function problemOf(file: File): string | null {
  if (!IMAGE_TYPES.split(',').includes(file.type)) return t.pictures.single.wrongType;
  return file.size > MAX_BYTES ? t.pictures.single.tooLarge : null;
}

/** Uploads a picture. @param onDone called with its address, unless the component was unmounted */
export function useUpload(use: PictureUse, onDone: (address: string) => void | Promise<void>): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [last, setLast] = useState<File | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const run = async (file: File): Promise<void> => {
    setProblem(null);
    setPercent(0);
    try {
      const photo = await shrinkPhoto(file);
      const refused = problemOf(photo);
      if (refused) {
        setLast(null);
        throw new Error(refused);
      }
      const { secureUrl } = await uploadPicture(use, photo, (share) => {
        if (isThere.current) setPercent(Math.round(share * 100));
      });
      if (isThere.current) await onDone(secureUrl);
      setLast(null);
    } catch (thrown) {
      if (thrown instanceof UploadRefused) setLast(null);
      setProblem(thrown instanceof Error ? thrown.message : t.pictures.single.failed);
    } finally {
      setPercent(null);
    }
  };
  const send = (file: File): void => {
    setLast(file);
    void run(file);
  };
  return {
    percent,
    problem,
    canRetry: problem !== null && last !== null,
    send,
    retry: () => last && send(last),
  };
}
