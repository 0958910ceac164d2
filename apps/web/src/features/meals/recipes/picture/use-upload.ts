import { useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES, UploadRefused, uploadRecipePicture } from '../../../../graphql/upload-image';
import { t } from '../../../../messages/recipes';
import { shrinkPhoto } from './shrink-photo';

/** What an upload is doing. */
export interface Upload {
  /** 0 to 100 while one is sent; null otherwise. */
  percent: number | null;
  problem: string | null;
  /** A failed one can be sent again. */
  canRetry: boolean;
  send: (file: File) => void;
  retry: () => void;
}

/** The server takes as much. */
const MAX_BYTES = 15 * 1024 * 1024;

function problemOf(file: File): string | null {
  if (!IMAGE_TYPES.split(',').includes(file.type)) return t.recipes.editor.picture.wrongType;
  return file.size > MAX_BYTES ? t.recipes.editor.picture.tooLarge : null;
}

/** Sends a picture of a recipe. @param onDone gets its address, unless the screen has gone meanwhile */
export function useUpload(onDone: (address: string) => void | Promise<void>): Upload {
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
      const { secureUrl } = await uploadRecipePicture(photo, (share) => {
        if (isThere.current) setPercent(Math.round(share * 100));
      });
      if (isThere.current) await onDone(secureUrl);
      setLast(null);
    } catch (thrown) {
      if (thrown instanceof UploadRefused) setLast(null);
      setProblem(thrown instanceof Error ? thrown.message : t.recipes.editor.picture.failed);
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
