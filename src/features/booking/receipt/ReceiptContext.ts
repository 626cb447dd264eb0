import { createContext, type ReactNode } from 'react'

/** What another feature offers once it is booked; the page that brings both together provides it. */
export const ReceiptContext = createContext<(appointmentId: string) => ReactNode>(() => null)
