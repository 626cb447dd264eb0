import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the browser's tab after what the page shows, once that is known; until then the page's own title stands. */
export function usePageTitle(parts: readonly string[] | undefined) {
  const { t } = useTranslation('common')
  const title = parts && [...parts, t('appName')].join(' · ')
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
