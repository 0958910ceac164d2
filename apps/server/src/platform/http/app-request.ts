import type { Request } from 'express';
import type { Viewer } from '../auth/viewer';

declare module 'express-serve-static-core' {
  interface Request {
    /** Request id, echoed as `x-request-id` and written on every log line of the request. */
    id: string;
    /** Resolved once per request; absent on public routes. */
    viewer?: Viewer;
    /** Another member's id in a row that is sent back whole; see `SentOwner`. */
    sentOwner?: string | undefined;
    /** Extracted from the body by routes that accept one; see `TakesDataUrl`. */
    dataUrl?: string;
    /** The server's origin as the request names it; null for a foreign name (`Origins`). */
    ownOrigin: string | null;
  }
}

/** The Express request with the platform's additions. */
export type AppRequest = Request;
