import { createContext } from 'react'

/** The language that dialogs, tabs and menus read in; stands once, around the whole app. */
export const LocaleContext = createContext('en')
