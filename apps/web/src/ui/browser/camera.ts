/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'busy' | 'failed';

/** A light beside the camera, which TypeScript's types do not know. */
type WithTorch<T> = T & { torch?: boolean };

export interface Camera {
  stream: MediaStream;
  /** Switches the light; null without one. */
  torch: ((on: boolean) => Promise<void>) | null;
  stop: () => void;
}

/** Opens the camera at the back of a phone. @throws a `CameraProblem` */
export async function openCamera(): Promise<Camera> {
  // a home server without https: browsers offer no camera there
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new CameraError('insecure');
  const stream = await devices
    .getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    .catch((thrown: unknown) => {
      throw new CameraError(problemOf(thrown));
    });
  const [track] = stream.getVideoTracks();
  const can = track?.getCapabilities?.() as WithTorch<MediaTrackCapabilities> | undefined;
  return {
    stream,
    torch:
      track && can?.torch
        ? (on) => track.applyConstraints({ advanced: [{ torch: on } as WithTorch<MediaTrackConstraintSet>] })
        : null,
    stop: () => stream.getTracks().forEach((each) => each.stop()),
  };
}

export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

function problemOf(thrown: unknown): CameraProblem {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'failed';
}
