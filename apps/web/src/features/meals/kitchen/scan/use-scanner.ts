import { readBarcode } from '@homefold/domain/kitchen';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { CameraError, openCamera } from '../../../../ui/browser/camera';
import type { Camera, CameraProblem } from '../../../../ui/browser/camera';
import { isFormat, makeDetector } from './detector';

/** The interval between two frames, in milliseconds: fast enough for a hand, slow enough for the battery. */
const LOOK_MS = 150;

export interface Scanner {
  /** The element that shows the picture. */
  video: RefObject<HTMLVideoElement | null>;
  state: 'starting' | 'looking' | CameraProblem;
  /** The torch; null without one. */
  torch: { isOn: boolean; toggle: () => void } | null;
}

/** Shows the camera in a video and looks for a barcode in it. @param onCode called with each valid code */
export function useScanner(onCode: (code: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Scanner['state']>('starting');
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isOn, setOn] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let isOver = false;
    let opened: Camera | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async (): Promise<void> => {
      const [now, detector] = await Promise.all([
        openCamera().then((found) => {
          opened = found;
          if (isOver) found.stop();
          return found;
        }),
        makeDetector(),
      ]);
      const picture = video.current;
      if (isOver || !picture) return now.stop();
      picture.srcObject = now.stream;
      await picture.play();
      setCamera(now);
      setState('looking');
      const look = async (): Promise<void> => {
        const seen = document.hidden ? [] : await detector.detect(picture).catch(() => []);
        if (isOver) return;
        for (const { rawValue, format } of seen) {
          const { code } = readBarcode(rawValue, isFormat(format) ? format : undefined);
          if (code !== null) latest.current(code);
        }
        timer = setTimeout(() => void look(), LOOK_MS);
      };
      void look();
    };
    start().catch((thrown: unknown) => {
      opened?.stop();
      if (!isOver) setState(thrown instanceof CameraError ? thrown.problem : 'failed');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      opened?.stop();
    };
  }, []);
  const torch = camera?.torch;
  return {
    video,
    state,
    torch: torch
      ? {
          isOn,
          toggle: () =>
            void torch(!isOn).then(
              () => setOn(!isOn),
              () => undefined,
            ),
        }
      : null,
  };
}
