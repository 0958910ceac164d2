import { useEffect } from 'react';
import { t } from '../app/messages/public';

/** Names the page in the tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t.common.product ? title : t.common.pageTitle(title);
  }, [title]);
}
