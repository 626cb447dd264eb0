import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type common from '@/i18n/en/common.json'

export type TitleKey = keyof (typeof common)['titles']

/** A page with the title that the browser's tab shows. */
export function TitledPage({ title, children }: { title: TitleKey; children: ReactNode }) {
  const { t } = useTranslation()
  const name = t(`titles.${title}`)
  useEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  return children
}
