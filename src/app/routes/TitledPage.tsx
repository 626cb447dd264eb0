import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from './page'

interface TitledPageProps extends Pick<Page, 'title' | 'texts'> {
  children: ReactNode
}

export function TitledPage({ title, texts, children }: TitledPageProps) {
  const { t } = useTranslation(['common', ...texts])
  const name = t(`titles.${title}`)
  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  return children
}
