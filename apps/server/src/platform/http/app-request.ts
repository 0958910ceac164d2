import type { Request } from 'express';
import type { Viewer } from '../auth/viewer';

declare module 'express-serve-static-core' {
  interface Request {
    /** Request id, echoed as `x-request-id` and written on every log line of the request. */
    id: string;
    /** Resolved once per request; absent on public routes. */
    viewer?: Viewer;
    /** Set aside from the body by routes that take one; see `TakesDataUrl`. */
    dataUrl?: string;
    /** The origin by which the request names this server; null when that is no name of ours (`Origins`). */
    ownOrigin: string | null;
  }
}

/** The Express request with what the platform adds to it. */
export type AppRequest = Request;
