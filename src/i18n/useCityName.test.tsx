import type { ReactNode } from 'react'
import { renderHook, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from './createI18n'
import { useCityName } from './useCityName'

test.each([
  ['ar', 'Cairo', 'Egypt', 'القاهرة', '\u2007'.repeat(5)],
  ['ar', 'Atlantis', 'Jordan', 'Atlantis', '\u2007'.repeat(8)],
  ['ar', 'Atlantis', '', 'Atlantis', undefined],
  ['en', 'Tunis', 'Tunisia', 'Tunis', undefined],
] as const)(
  'in %s %s of %p is %s, and before it is known as many blanks',
  async (language, city, country, name, first) => {
    const i18n = await createI18n(language)
    const seen: string[] = []
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    )
    renderHook(() => seen.push(useCityName(city, country)), { wrapper })
    await waitFor(() => expect(seen.at(-1)).toBe(name))
    expect(new Set(seen)).toEqual(new Set([...(first === undefined ? [] : [first]), name]))
  },
)
