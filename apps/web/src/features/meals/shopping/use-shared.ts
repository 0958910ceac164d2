import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The parameters of the phone's share sheet, named as in the manifest. */
const NAMES = ['shared-title', 'shared-text', 'shared-url'];

/** Receives a text shared to Homefold from another app, to be reviewed before it is added. */
export function useShared(open: (text: string) => void): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((text: string) => {
    // Only once: neither a reload nor Back repeats it.
    void navigate({ hash }, { replace: true });
    open(text);
  });
  useEffect(() => {
    const given = new URLSearchParams(search);
    const text = NAMES.map((name) => given.get(name)?.trim())
      .filter(Boolean)
      .join('\n');
    if (text !== '') take(text);
  }, [search]);
}
