import type { ReactNode } from 'react'
import { renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from './createI18n'
import { PresentYear } from './PresentYear'
import { useFormat } from './useFormat'

test.each([
  ['en', 2027, '2027-12-31', 'Friday, December 31'],
  ['en', 2027, '2028-01-01', 'Saturday, January 1, 2028'],
  ['en', 2027, '2026-12-31', 'Thursday, December 31, 2026'],
  ['ar', 2027, '2028-01-01', 'السبت، 1 يناير 2028'],
  ['en', null, '2028-01-01', 'Saturday, January 1'],
] as const)('in %s and the year %p, %s is %s', async (language, year, date, text) => {
  const i18n = await createI18n(language)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <PresentYear value={year}>{children}</PresentYear>
    </I18nextProvider>
  )
  const { result } = renderHook(useFormat, { wrapper })
  expect(result.current.date(date)).toBe(text)
})
