import { use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LocaleContext } from './LocaleContext'

/** Passes the app's language to react-aria only where it is used: other pages do not load it. */
export const UiLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={use(LocaleContext)}>{children}</I18nProvider>
)
