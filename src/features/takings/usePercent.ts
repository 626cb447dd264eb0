import { useMemo } from 'react'
import { useFormat } from '@/i18n/useFormat'

/** Formats a share such as 0.25. With `exceptZero` it is a change and has its sign. */
export function usePercent(signDisplay: 'auto' | 'exceptZero' = 'auto'): (share: number) => string {
  const { locale } = useFormat()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay })
    return share => format.format(share)
  }, [locale, signDisplay])
}
