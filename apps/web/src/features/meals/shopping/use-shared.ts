import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the share sheet of a phone hands over, by the names in the manifest. */
const NAMES = ['shared-title', 'shared-text', 'shared-url'];

/** Takes over a text that was shared to Homefold from another app: a list to look through before it is added. */
export function useShared(open: (text: string) => void): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((text: string) => {
    // Once: neither a reload nor Back brings it again.
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
