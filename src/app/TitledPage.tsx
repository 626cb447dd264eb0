import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type common from '@/i18n/en/common.json'
import type { Namespace } from '@/i18n/namespaces'

export type TitleKey = keyof (typeof common)['titles']

interface TitledPageProps {
  title: TitleKey
  /** The page waits until all of them have come. */
  texts: readonly Namespace[]
  children: ReactNode
}

/** A page with its texts, and the title that the browser's tab shows. */
export function TitledPage({ title, texts, children }: TitledPageProps) {
  const { t } = useTranslation(['common', ...texts])
  const name = t(`titles.${title}`)
  useEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  return children
}
