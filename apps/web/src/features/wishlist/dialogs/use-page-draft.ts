import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/wishlist/wishes';
import { DraftWishFromLinkDocument } from '../generated';
import type { DraftWishFromLinkMutation } from '../generated';

/** Data read from a page. */
export type PageDraft = DraftWishFromLinkMutation['draftWishFromLink'];

/** Reads a product page. */
export interface PageReading {
  isReading: boolean;
  /** The data of the last page; null before one was read. */
  found: PageDraft | null;
  /** Why the last page could not be read. */
  failure: string | null;
  read: (url: string) => void;
}

/** @param onFound called with the data, unless another page is requested in the meantime */
export function usePageDraft(onFound: (draft: PageDraft) => void): PageReading {
  const client = useApolloClient();
  const [state, setState] = useState<Omit<PageReading, 'read'>>({ isReading: false, found: null, failure: null });
  const latest = useRef(0);
  // Includes what was typed while the page was being read.
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  const read = async (url: string): Promise<void> => {
    const attempt = (latest.current += 1);
    setState({ isReading: true, found: null, failure: null });
    const result = await client
      .mutate({ mutation: DraftWishFromLinkDocument, variables: { url } })
      .then(({ data }) => data?.draftWishFromLink ?? null)
      .catch((thrown: unknown) => refusalText(toPublicError(thrown), t.wishlist.form.fillFailed));
    if (attempt !== latest.current) return;
    if (typeof result === 'string' || result === null) {
      setState({ isReading: false, found: null, failure: result ?? t.wishlist.form.fillFailed });
      return;
    }
    setState({ isReading: false, found: result, failure: null });
    found.current(result);
  };
  return { ...state, read: (url) => void read(url) };
}
