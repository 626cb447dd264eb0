import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from './page'

interface TitledPageProps extends Pick<Page, 'title' | 'texts'> {
  children: ReactNode
}

export function TitledPage({ title, texts, children }: TitledPageProps) {
  const { t } = useTranslation(['common', ...texts])
  const name = t(`titles.${title}`)
  useEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  return children
}
