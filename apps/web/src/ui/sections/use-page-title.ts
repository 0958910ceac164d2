import { useEffect } from 'react';
import { t } from '../../messages/public';

/** Sets the document title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t.common.product ? title : t.common.pageTitle(title);
  }, [title]);
}
