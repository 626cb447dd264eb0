import { createContext } from 'react'

/** The language of dialogs, tabs and menus; one provider surrounds the whole app. */
export const LocaleContext = createContext('en')
