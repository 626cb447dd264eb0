import { createContext, type RefObject } from 'react'

const nowhere: RefObject<HTMLElement | null> = { current: null }

/** The page's toast region. A reference, since a context that changes would render a hydrating page anew. */
export const ToastContext = createContext(nowhere)
