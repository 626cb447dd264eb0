import { createContext } from 'react'

/** The present year; null while it is not known. Dates of other years are written with theirs. */
export const PresentYear = createContext<number | null>(null)
