import { useEffect } from 'react'
import { useWords } from '@/components/words/useWords'

/** Screens stay mounted below the one that is seen; only that one may name the page. */
export function useDocumentTitle(title: string, shown: boolean): void {
  const { t } = useWords()
  const name = t('app.name')
  useEffect(() => {
    if (shown) document.title = title === name ? name : `${title} · ${name}`
  }, [title, shown, name])
}
