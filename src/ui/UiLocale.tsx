import { use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LocaleContext } from './LocaleContext'

/** Hands the app's language on to react-aria, where it is used: pages without it do not load it. */
export const UiLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={use(LocaleContext)}>{children}</I18nProvider>
)
